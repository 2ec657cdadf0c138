/** What a document is about: the record it was made for, its amount, and what form or record say. */
import { Link } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { usePaper } from '../../../admin/export/usePaper.tsx';
import type { PaperOf as Paper } from '../../../admin/export/usePaper.tsx';
import { Declared, useDeclaredScreens } from '../../../admin/providers/Declared.tsx';
import { ServiceTexts } from '../../../admin/providers/serviceTexts.tsx';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import type { Labels } from '../../../admin/screens/form/labels.ts';
import type { FormOf, RecordOf, RowOf } from '../../../core/record.ts';
import type { Resource } from '../../../core/resource.ts';
import { text, typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { FieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { cx } from '../../../ui/cx.ts';
import { useT } from '../../../ui/text.tsx';
import { beforeOf, isOfBefore, isWayBack } from '../again.ts';
import { BeforeNote } from './BeforeNote.tsx';
import { factText, fieldOf, inFormOrder, markOf, saidField, valueIn } from '../formField.ts';
import type { FormField } from '../formField.ts';
import type { apprFields } from '../appr.fields.ts';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly amount: boolean;
  /** Its record marked it when it asked. */
  readonly marked?: boolean;
}

interface Known {
  readonly fields: readonly FormField[];
  readonly source: Resource | undefined;
  readonly labels: Labels;
  readonly environment: FieldEnvironment;
}

/** Rows of the document by the fields of its form, or of the record that it was made for. */
export const factsOf = (
  vals: readonly RowOf<typeof apprFields, 'val'>[],
  { fields, source, labels, environment }: Known,
): readonly Fact[] =>
  inFormOrder(vals, fields).flatMap((row) => {
    // What it was before has its own words and a way there.
    if (isWayBack(row) || (!source && isOfBefore(row))) return [];
    const key = String(row.fieldKey);
    const fieldVal = valueIn(environment.lang, row);
    if (fieldVal === null || fieldVal === undefined) return [];
    const marked = source && markOf(vals, key);
    const declared = fields.find((one) => one.fieldKey === key);
    const field = declared ? fieldOf(declared) : source && saidField(source, key);
    return [
      {
        key,
        label: declared?.fieldNm ?? (source ? labels.field(key) : key),
        value: factText(field, fieldVal, environment),
        amount: typeOf(field ?? text(500)).summable !== undefined,
        ...(marked && { marked: true }),
      },
    ];
  });

interface Props {
  readonly record: FormOf<typeof apprFields>;
  readonly fields: readonly FormField[];
}

/** The resource whose table the document names, of any service: below `Declared`. */
export function useSource(record: RecordOf<typeof apprFields>): Resource | undefined {
  return useDeclaredScreens().find(({ resource }) => resource.table === record.srcTbl)?.resource;
}

export function Facts(props: Props) {
  return (
    <Declared>
      <FactsOf {...props} />
    </Declared>
  );
}

function FactsOf(props: Props) {
  const source = useSource(props.record);
  return source ? (
    <ServiceTexts of={source.prefix}>
      <List {...props} source={source} />
    </ServiceTexts>
  ) : (
    <List {...props} source={undefined} />
  );
}

/** The paper of the record that is asked about, seen without leaving the document. */
function SourcePaper({ of, id, name }: { readonly of: Resource; readonly id: unknown; readonly name: string }) {
  const { mayOpen } = useScreenAccess();
  const screen = useDeclaredScreens().find((one) => one.resource === of && mayOpen(one));
  return screen ? <PaperOf screen={screen} id={id} name={name} /> : null;
}

function PaperOf(props: Omit<Paper, 'changed'>) {
  const { buttons, preview } = usePaper({ ...props, changed: false });
  return (
    <>
      {buttons.map(({ id, label, onClick }) => (
        <Button key={id} size="s" onClick={onClick}>
          {label}
        </Button>
      ))}
      {preview}
    </>
  );
}

function List({ record, fields, source }: Props & { readonly source: Resource | undefined }) {
  const t = useT();
  const environment = useFieldEnvironment();
  const documentLabels = useLabels('groupware/appr');
  const labels = useLabels(source?.prefix ?? 'groupware/appr');
  const facts = factsOf(record.valList ?? [], { fields, source, labels, environment });
  const amount = record.amount ? typeOf(won()).format(record.amount, won(), environment) : '';
  const href =
    source && typeof record.srcId === 'number' ? environment.recordHref?.(source.prefix, record.srcId) : undefined;
  const srcNo = String(record.srcNo ?? '');
  const digest = record.srcDigest ?? '';
  const vals = record.valList ?? [];
  if (facts.length === 0 && !amount && !srcNo && !beforeOf(vals)) return null;
  return (
    <>
      <BeforeNote vals={vals} wayOnly={source !== undefined} />
      <dl className="ap-facts">
        {srcNo && (
          <div>
            <dt>
              {source
                ? t(`resources.${source.prefix}.name`, { smart_count: 1 })
                : t('resources.groupware/appr.page.source')}
            </dt>
            <dd className="ap-facts__source">
              {href ? <Link to={href}>{srcNo}</Link> : srcNo}
              {href && source && <SourcePaper of={source} id={record.srcId} name={srcNo} />}
            </dd>
          </div>
        )}
        {facts.map(({ key, label, value, amount: figure, marked }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={cx(figure && 'ap-facts__figure', value === amount && figure && 'ap-facts__amount')}>
              {value}{' '}
              {marked && source && (
                <Chip mark="square" tone="err">
                  {t(`resources.${source.prefix}.marks.${key}`)}
                </Chip>
              )}
            </dd>
          </div>
        ))}
        {amount && facts.every(({ value }) => value !== amount) && (
          <div>
            <dt>{documentLabels.field('amount')}</dt>
            <dd className="ap-facts__figure ap-facts__amount">{amount}</dd>
          </div>
        )}
      </dl>
      {digest && (
        <details className="ap-bound">
          <summary>{documentLabels.field('srcDigest')}</summary>
          <p>{t('resources.groupware/appr.page.bound')}</p>
          <code>{digest.slice(0, shownDigits)}</code>
        </details>
      )}
    </>
  );
}

/** Enough to tell two versions of a record apart by eye. */
const shownDigits = 12;
