/** Who is not answered as usual: what somebody has told the simulator is forgotten easily. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SimulatorPlan } from '../../../core/simulation.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';

interface Told {
  readonly corpId: number;
  readonly corpNm: string | null;
  readonly corpNmEn: string | null;
  readonly rcvCd: string;
  readonly plan: SimulatorPlan;
}

/** Where the query keeps what was told. */
export const toldKey = (screen: string) => [screen, 'simulator'];

export function SimulatorNote({ screen }: { readonly screen: string }) {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const { codeName, lang } = useFieldEnvironment();
  const { data } = useQuery({
    queryKey: toldKey(screen),
    queryFn: ({ signal }) =>
      provider
        .readCall<{ content: readonly Told[] }>(screen, 'simulator', {}, { signal })
        .then(({ content }) => content),
  });
  const unusual = (data ?? []).filter(({ plan }) => plan.mode !== 'usual');
  if (unusual.length === 0) return null;
  return (
    <p className="pm-told" role="status">
      <b>{t('resources.platform/message.actions.simulate')}</b>
      {unusual.map(({ corpId, corpNm, corpNmEn, rcvCd, plan }) => (
        <span key={`${corpId} ${rcvCd}`}>
          {[
            (lang !== 'ko' && corpNmEn) || corpNm || corpId,
            codeName('MSG_RCV', rcvCd),
            codeName('MSG_SIM', plan.mode.toUpperCase()),
          ].join(' · ')}
        </span>
      ))}
    </p>
  );
}
