/** What a priced document comes to, and what of it is still to come. */
import { withMinus } from '../../core/text/minus.ts';
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../admin/screens/form/recordForm.ts';
import { asRead } from '../../admin/screens/form/model/lastRead.ts';
import { ruleRecord } from '../../admin/screens/form/model/rules.ts';
import { grouped } from '../../fields/decimal/exact.ts';
import { typeOf } from '../../fields/index.ts';
import { headerFields } from '../../record/resource.ts';
import { rulesOf } from '../../record/rules.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { TotalsPanel } from '../../ui/form/TotalsPanel.tsx';
import type { TotalLine } from '../../ui/form/TotalsPanel.tsx';
import { isForeign } from './amounts.ts';
import { awaitsRate } from './currency.ts';
import { RateOffer } from './RateOffer.tsx';
import { inCurrencies } from './inCurrencies.web.ts';
import type { Values } from '../../core/field.ts';
import { useUnsureTotals } from './unsureTotals.web.ts';

interface Props {
  /** Amounts by group; of those with a twin in the currency of the document that one counts. */
  readonly groups: readonly (readonly string[])[];
  /** The amount before tax. */
  readonly net: string;
  /** What is still to come, or what came, told below the last group where there is something to tell. */
  readonly left?: {
    readonly word: string;
    /** It counts in the place of the document's own total, which stands above it by this word. */
    readonly instead?: string;
    of(record: Values): { readonly won: string; readonly frgn: string } | undefined;
  };
  /** What the own side alone knows of it, under `words.own_only`; undefined for the other. */
  readonly own?: (record: Values) => OwnSums | undefined;
}

/** Won; a figure that cannot be told yet is undefined. */
export interface OwnSums {
  readonly purc: string;
  readonly profit: string | undefined;
  readonly rate: string | undefined;
}

export function MoneyTotals({ groups, net, left, own }: Props) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { resource, values, labels } = useRecordForm();
  const fields = headerFields(resource);
  const read = asRead(values);
  const awaits = awaitsRate(read);
  const unsure = useUnsureTotals(awaits);
  const currCd = String(read.currCd ?? 'KRW');
  const foreign = isForeign({ currCd });
  const inCurrency = (name: string) => (foreign && Object.hasOwn(fields, `${name}Frgn`) ? `${name}Frgn` : name);
  // What the other side has not said yet is no zero.
  const shown = (name: string) =>
    values[name] === null
      ? '–'
      : withMinus(typeOf(fields[name]!).format(String(values[name] ?? '0'), fields[name]!, environment));
  const word = (name: string) => t(`resources.${resource.prefix}.words.${name}`);
  const line = (name: string): TotalLine => ({
    label: labels.field(name),
    value: shown(inCurrency(name)),
    strong: name === net,
  });
  const record = ruleRecord(resource, values);
  const absent = rulesOf(resource)?.absent?.(record) ?? [];
  const rest = left?.of(record);
  const open = (figure: string): readonly TotalLine[] =>
    left ? [{ label: word(left.word), value: withMinus(grouped(figure)), strong: true }] : [];
  const openWon = (figure: string): readonly TotalLine[] =>
    left?.instead ? [{ label: word(left.instead), value: shown('sumAmount') }] : open(figure);
  const present = groups.map((names) => names.filter((name) => !absent.includes(name)));
  const isForeignLine = (name: string) => inCurrency(name) !== name;
  const lineGroups = foreign
    ? inCurrencies(labels.field('currCd'), [
        [currCd, [...present.flat().filter(isForeignLine).map(line), ...(rest ? open(rest.frgn) : [])]],
        [
          'KRW',
          [
            ...present
              .flat()
              .filter((name) => !isForeignLine(name))
              .map(line),
            ...(rest && Number(rest.won) !== 0 ? openWon(rest.won) : []),
          ],
        ],
      ])
    : present.map((names, at) => [...names.map(line), ...(at === present.length - 1 && rest ? openWon(rest.won) : [])]);
  const known = own?.(record);
  const ownLine = (name: string, figure: string | undefined, unit = ''): TotalLine => ({
    label: word(name),
    value: figure === undefined ? '–' : withMinus(grouped(figure)) + unit,
    strong: unit !== '',
  });
  return (
    <TotalsPanel
      unsure={unsure}
      offer={awaits && <RateOffer />}
      groups={lineGroups}
      own={
        known && {
          label: word('own_only'),
          lines: [
            ownLine('own_purc', known.purc),
            ownLine('own_profit', known.profit),
            ownLine('own_rate', known.rate, '%'),
          ],
        }
      }
      total={{
        note: word('won_with_tax'),
        ...(rest && left?.instead
          ? { label: word(left.word), value: withMinus(grouped(rest.won)) }
          : { label: labels.field('sumAmount'), value: shown('sumAmount') }),
      }}
    />
  );
}
