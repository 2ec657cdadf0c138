/** Below the words that a rate is awaited: the last one that is known, with its kind and day, taken by a press; and the way to all of them. */
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useScreenAccess } from '../../admin/access/useRights.ts';
import { screenOfResource, screenPath } from '../../admin/routes.ts';
import { inputId } from '../../admin/screens/form/inputs/inputs.ts';
import { isClosed } from '../../admin/screens/form/locks.ts';
import { asRead } from '../../admin/screens/form/model/lastRead.ts';
import { useRecordForm } from '../../admin/screens/form/recordForm.ts';
import { formatDay } from '../../fields/date/formatDay.ts';
import { typeOf } from '../../fields/index.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { headerFields } from '../../record/resource.ts';
import { knownRate } from './knownRate.ts';
import './knownRate.css';

export interface KnownRateProps {
  /** Kind of the rate that the document goes by (EXC_TP); else its own, or the base rate. */
  readonly kind?: string;
}

export function KnownRate({ kind }: KnownRateProps) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const form = useRecordForm();
  const { near, mayOpen } = useScreenAccess();
  const { currCd, excTpCd } = asRead(form.values);
  const wanted = kind ?? String(excTpCd ?? 'BASE');
  const { data: rate } = useQuery({
    queryKey: ['fw/common/excRate', wanted, currCd],
    queryFn: async ({ signal }) => {
      const rowsOf = (type: string) =>
        environment.lookup('fw/common/excRate', { excTpCd: type, currCd: String(currCd) }, signal);
      return knownRate((await rowsOf(wanted))[0] ?? (await rowsOf('BASE'))[0]) ?? null;
    },
    retry: false,
  });
  const { excRt: field } = headerFields(form.resource);
  if (!field || isClosed(form, 'excRt', field)) return null;
  const rates = screenOfResource('fw/excRate', near, mayOpen);
  const take = () => {
    if (!rate) return;
    form.change({ excRt: rate.excRt, excUnit: rate.excUnit }, 'excRt');
    document.getElementById(inputId('excRt'))?.focus();
  };
  return (
    <p className="hg-rate">
      {rate && (
        <button type="button" onClick={take}>
          {t('desk.grid.rate_known', {
            kind: environment.codeName('EXC_TP', rate.excTpCd),
            rated: [rate.excUnit > 1 && rate.excUnit, String(currCd)].filter(Boolean).join(' '),
            rate: typeOf(field).format(rate.excRt, field, environment),
            day: formatDay(rate.excDt, environment.lang),
          })}
        </button>
      )}
      {rates && (
        <a href={screenPath(rates.name, { type: 'list' })} target="_blank" rel="noopener">
          {t('desk.grid.rates_open')}
        </a>
      )}
    </p>
  );
}
