/** What the application in the form comes to, and the words it is told in. */
import { withMinus } from '../../../core/text/minus.ts';
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { serverToday } from '../../../session/today.ts';
import { applicationOf, type Application } from './application.ts';
import type { Telling } from './feeRows.ts';
import { subsc } from './subsc.ts';
import { usePrices, useWanted } from './usePrices.tsx';

const money = won();

/** What the company has already is not applied for once more. */
export function useBarred(): string | undefined {
  const barred = usePrices()?.service?.barred;
  const { mode } = useRecordForm(subsc).situation;
  return mode === 'new' || mode === 'copy' ? barred?.why : undefined;
}

export interface Told extends Telling {
  /** Undefined while no service is chosen, its prices are not there, or it cannot be applied for. */
  readonly application: Application | undefined;
  /** Billed users of today. */
  readonly people: number | undefined;
}

export function useApplication(): Told {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const prices = usePrices();
  const wanted = useWanted();
  const barred = useBarred() !== undefined;
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.platform/subsc.words.apply.${name}`, args);
  return {
    application: prices && !barred && wanted.userCnt > 0 ? applicationOf(prices, wanted, serverToday()) : undefined,
    people: prices?.people,
    word,
    nameOf: ({ prodNm, prodNmEn }) => (environment.lang === 'ko' ? prodNm : (prodNmEn ?? prodNm)),
    codeName: environment.codeName,
    shown: (amount) => withMinus(typeOf(money).format(amount, money, environment)),
  };
}
