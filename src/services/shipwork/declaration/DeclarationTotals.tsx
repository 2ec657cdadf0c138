/** What a declaration comes to beside its fields: the price with its lines, the value in won and dollars, what is paid. */
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import { isDay } from '../../../core/dates.ts';
import { asRead } from '../../../admin/screens/form/model/lastRead.ts';
import { rowsOf } from '../../../admin/screens/form/model/values.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { headerFields, listKey } from '../../../record/resource.ts';
import { liveRows } from '../../../sheet/editing.ts';
import { TotalsPanel } from '../../../ui/form/TotalsPanel.tsx';
import type { TotalLine } from '../../../ui/form/TotalsPanel.tsx';
import { useUnsureTotals } from '../../shared/unsureTotals.web.ts';
import { RateOffer } from '../../shared/RateOffer.tsx';
import { awaitsRate } from './rate.ts';
import './declarationTotals.css';

interface Props {
  readonly groups: readonly (readonly string[])[];
  readonly total: string;
  /** Stands behind the name of the total. */
  readonly unit: string;
  /** Kind of the customs rates that it goes by. */
  readonly rates: 'EXP' | 'IMP';
  /** By line what stands behind its name: how customs rounds it. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** A copy is declared today: at the rate of this week. */
function useRateOfCopy() {
  const { situation, values, propose } = useRecordForm();
  const asks = useEffectEvent(() => {
    if (situation.mode === 'copy' && !values.excRt && values.currCd) propose('currCd');
  });
  useEffect(() => asks(), []);
}

export function DeclarationTotals({ groups, total, unit, rates, notes = {} }: Props) {
  useRateOfCopy();
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { resource, values, labels } = useRecordForm();
  const fields = headerFields(resource);
  const word = (name: string, args = {}) => t(`resources.${resource.prefix}.words.${name}`, args);
  const awaits = awaitsRate(asRead(values));
  const unsure = useUnsureTotals(awaits);
  const { declDt, currCd } = asRead(values);
  const unknown = (kind: string) => word('rate_unknown', { kind, rated: currCd });
  const shown = (name: string) =>
    awaits && fields[name]!.computed
      ? '–'
      : typeOf(fields[name]!).format(String(values[name] ?? '0'), fields[name]!, environment);
  const line = (name: string): TotalLine => ({
    label: labels.field(name),
    note: notes[name] && word(notes[name]),
    value: shown(name),
  });
  const present = groups.map((names) => names.filter((name) => figure(values[name]).gt(0) || name === names[0]));
  return (
    <TotalsPanel
      unsure={unsure}
      offer={
        awaits && (
          <RateOffer
            customs={{ kind: rates, day: typeof declDt === 'string' && isDay(declDt) ? declDt : undefined, unknown }}
          />
        )
      }
      groups={present.map((names, at) => [...names.map(line), ...(at === 0 ? linesOf(values, word) : [])])}
      total={{ label: labels.field(total), note: word(unit), value: shown(total) }}
    />
  );
}

type Word = (name: string, args?: Record<string, unknown>) => string;

/** The sum of the lines, and how far it is from what is paid. */
function linesOf(values: Readonly<Record<string, unknown>>, word: Word): readonly TotalLine[] {
  const lines = liveRows(rowsOf(values, listKey('lan')));
  const sum = sumFigures(lines.map((row) => row.amtFrgn));
  const differs = sum.minus(figure(values.payAmtFrgn));
  const said = { label: word('lines', { count: lines.length }), value: grouped(rnd(sum, 2)) };
  if (lines.length === 0 || differs.eq(0)) return [said];
  const by = `${differs.gt(0) ? '+' : '−'}${grouped(rnd(differs.abs(), 2))}`;
  return [said, { label: word('differs'), strong: true, value: <span className="sw-differs">{by}</span> }];
}
