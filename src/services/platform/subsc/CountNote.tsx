/** Beside what is counted in an application: what of it the service includes, or what one of it costs. */
import type { Fee } from '../../../record/cost.ts';
import type { Application } from './application.ts';
import { useApplication, type Told } from './useApplication.tsx';
import { usePrices } from './usePrices.tsx';

interface Noted {
  /** The fee that the field makes more of. */
  readonly feeTpCd: string;
  /** Undefined where the service has no such fee. */
  readonly note: (fee: Fee | undefined, application: Application, told: Told) => string | undefined;
}

const noted: Readonly<Record<string, Noted>> = {
  userCnt: {
    feeTpCd: 'EXTRA',
    note: (fee, { users, baseUserCnt: base }, { word }) =>
      fee && (users > base ? word('included_and', { base, extra: users - base }) : word('included', { base })),
  },
  trainCnt: {
    feeTpCd: 'TRAIN',
    note: (fee, _, { word, shown }) => (fee ? word('each_time', { each: shown(fee.unitPrice) }) : word('arranged')),
  },
  convYn: { feeTpCd: 'CONV', note: (fee, _, { word, shown }) => (fee ? shown(fee.unitPrice) : word('arranged')) },
};

export function CountNote({ of }: { readonly of: string }) {
  const { fees } = usePrices() ?? {};
  const told = useApplication();
  const { feeTpCd, note } = noted[of] ?? {};
  if (!note || !fees || !told.application) return null;
  const text = note(
    fees.find((fee) => fee.feeTpCd === feeTpCd),
    told.application,
    told,
  );
  return text ? <small>{text}</small> : null;
}
