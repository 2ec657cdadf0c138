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
import { kindsAsked, knownRate } from './knownRate.ts';
import type { KnownRate as Rate } from './knownRate.ts';
import './knownRate.css';

export interface KnownRateProps {
  /** Of a declaration: the kind of rate that customs reckon by (EXC_TP), on which day, and what is said where none is known. */
  readonly customs?: {
    readonly kind: string;
    readonly day: string | undefined;
    readonly unknown: (kind: string) => string;
  };
}

/** The first that is known; null where none is. */
async function firstKnown(
  ask: (kind: string) => Promise<Rate | undefined>,
  kinds: readonly string[],
): Promise<Rate | null> {
  const [kind, ...others] = kinds;
  if (kind === undefined) return null;
  return (await ask(kind)) ?? firstKnown(ask, others);
}

export function KnownRate({ customs }: KnownRateProps) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const form = useRecordForm();
  const { near, mayOpen } = useScreenAccess();
  const { currCd, excTpCd } = asRead(form.values);
  const own = customs?.kind ?? String(excTpCd ?? 'BASE');
  const day = customs?.day;
  const { data: rate } = useQuery({
    queryKey: ['fw/common/excRate', own, currCd, day],
    queryFn: async ({ signal }) => {
      const known = async (kind: string) => {
        const query = { excTpCd: kind, currCd: String(currCd), ...(day && { excDt: day }) };
        return knownRate((await environment.lookup('fw/common/excRate', query, signal))[0]);
      };
      return firstKnown(known, kindsAsked(own, customs !== undefined));
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
      {rate === null && customs?.unknown(environment.codeName('EXC_TP', own))}
      {rates && (
        <a href={screenPath(rates.name, { type: 'list' })} target="_blank" rel="noopener">
          {t('desk.grid.rates_open')}
        </a>
      )}
    </p>
  );
}
