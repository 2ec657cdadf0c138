/** Who changed what and when, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Button } from '../../../../ui/button/Button.tsx';
import { Chip } from '../../../../ui/chip/Chip.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../../ui/state/FormSkeleton.tsx';
import type { Change, DeskDataProvider, HistoryEntry } from '../../../providers/dataProvider.ts';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { typeOf } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { useLanguage } from '../../../../session/language.ts';
import { gridOfLink } from '../../../../record/below.ts';
import { displayName, gridFields, grids, rowName } from '../../../../record/resource.ts';
import { StateTrail } from '../head/StateTrail.tsx';
import { useT } from '../../../../ui/text.tsx';
import { Words } from '../../../../ui/Words.tsx';
import { useRefNames } from './useRefNames.ts';
import type { Names } from './useRefNames.ts';
import { useShown } from '../useShown.ts';
import { useRecordForm } from '../recordForm.ts';
import '../../../../ui/table/table.css';

const pageSize = 50;

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

/** What a service knows better than the types of its fields. */
export interface HistoryWords {
  /** Fields of the header that tell people nothing. */
  readonly untold?: readonly string[];
  /** Words for a value, or for what names a row (`row` is that name); undefined leaves it to the type. */
  readonly shown?: (field: string, grid: string | undefined, value: unknown, row?: string) => string | undefined;
  /** What was written into a row that was added; `later` is what changed after that, newest first. */
  readonly written?: (change: Change, later: readonly Change[]) => string | undefined;
  /** Name of the action under `actions` where another one says better what this person did. */
  readonly act?: (entry: HistoryEntry) => string | undefined;
}

export function HistoryPanel(words: HistoryWords) {
  return (
    <Words section="history" lang={useLanguage()}>
      <Panel {...words} />
    </Words>
  );
}

function Panel(words: HistoryWords) {
  const t = useT();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, resource, before } = useRecordForm();
  const id = Number(before.id);
  const query = useInfiniteQuery({
    queryKey: [screen.name, 'history', { id }],
    queryFn: ({ pageParam, signal }) => provider.history(screen.name, id, pageParam, pageSize, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.total ? pages.length + 1 : undefined),
    retry: false,
  });
  const entries = withoutUntold(query.data?.pages.flatMap((page) => page.data) ?? [], words);
  const names = useRefNames(
    resource,
    before,
    entries.flatMap((entry) => entry.changes),
  );
  if (query.error) return <ErrorState onRetry={() => void query.refetch()} />;
  if (!query.data) return <FormSkeleton fields={4} />;
  if (entries.length === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <div className="hg-history" role="region" aria-label={t('desk.history.title')} {...scrollable}>
      <StateTrail entries={entries} names={names} />
      <table className="hg-table">
        <thead>
          <tr>
            <th scope="col">{t('history.at')}</th>
            <th scope="col">{t('desk.history.who')}</th>
            <th scope="col">{t('history.field')}</th>
            <th scope="col">{t('history.before')}</th>
            <th scope="col">{t('history.after')}</th>
          </tr>
        </thead>
        {entries.map((entry, index) => (
          <Entry key={entry.id} entry={entry} later={entries.slice(0, index)} names={names} words={words} />
        ))}
      </table>
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('desk.action.more')}
        </Button>
      )}
    </div>
  );
}

const withoutUntold = (entries: readonly HistoryEntry[], { untold = [] }: HistoryWords): readonly HistoryEntry[] =>
  untold.length === 0
    ? entries
    : entries.map((entry) => ({
        ...entry,
        changes: entry.changes.filter(({ field, grid }) => grid !== undefined || !untold.includes(field)),
      }));

interface Told {
  readonly names: Names;
  readonly words: HistoryWords;
}

interface EntryProps extends Told {
  readonly entry: HistoryEntry;
  readonly later: readonly HistoryEntry[];
}

function Entry({ entry, later, ...rest }: EntryProps) {
  const t = useT();
  const lang = useLanguage();
  const rows = entry.changes.length > 0 ? entry.changes : [undefined];
  return (
    <tbody>
      {rows.map((change, index) => (
        <tr key={index}>
          {index === 0 && (
            <>
              <th scope="rowgroup" rowSpan={rows.length} className="hg-tn">
                {`${formatDay(entry.at.slice(0, 10), lang)}${entry.at.slice(10)}`}
              </th>
              <td rowSpan={rows.length}>
                {entry.userNm ?? entry.corpNm ?? t('desk.history.system')}{' '}
                <Act act={rest.words.act?.(entry) ?? entry.act} />
              </td>
            </>
          )}
          {change ? <ChangeCells change={change} later={later} {...rest} /> : <td colSpan={3} className="hg-t3" />}
        </tr>
      ))}
    </tbody>
  );
}

function Act({ act }: { readonly act: string }) {
  const t = useT();
  const { resource } = useRecordForm();
  const words = {
    create: 'history.created',
    update: 'history.updated',
    delete: 'history.deleted',
    import: 'desk.action.import',
    undo: 'history.undone',
    paste: 'history.pasted',
    file: 'history.from_file',
  }[act];
  return (
    <Chip mark="none" tone={act === 'create' ? 'ok' : act === 'delete' ? 'err' : 'mute'}>
      {words ? t(words) : t(`resources.${resource.prefix}.actions.${act}`, { _: act })}
    </Chip>
  );
}

function ChangeCells({ change, later, names, words }: Told & Pick<EntryProps, 'later'> & { readonly change: Change }) {
  const t = useT();
  const { labels, resource, shown: serviceWords } = useRecordForm();
  const shown = useShown();
  const environment = useFieldEnvironment();
  const { field, grid, rowNm, kind, from, to } = change;
  const whole = field === undefined || field === '';
  const rows = grid === undefined ? undefined : grids(resource)[grid];
  const above = rows && gridOfLink(rows, field);
  const place = rows && { field: rowName(rows), grid };
  const named = place && names(place, rowNm)?.[displayName(place.field)];
  const naming = rows && gridFields(rows)[rowName(rows)];
  const plain = naming && rowNm ? typeOf(naming).format(rowNm, naming, environment) : rowNm;
  const row =
    rows &&
    (words.shown?.(rowName(rows), grid, rowNm, rowNm) ??
      serviceWords?.(rowName(rows), grid, rowNm) ??
      (typeof named === 'string' ? named : plain));
  const where = grid && [labels.grid(grid), row].filter(Boolean).join(' ');
  const valueOf = (value: unknown) =>
    words.shown?.(field, grid, value, rowNm) ?? shown(field, grid, value, names(change, value));
  const written =
    kind === 'insert'
      ? words.written?.(
          change,
          later.flatMap(({ changes }) => changes),
        )
      : undefined;
  const what = kind === 'insert' ? 'desk.grid.row_new' : kind === 'delete' ? 'desk.grid.row_deleted' : undefined;
  return (
    <>
      <td className="hg-history__field">
        {whole ? (what ? t(what) : '') : above === undefined ? labels.field(field, grid) : labels.grid(above)}
        {where && <small>{where}</small>}
      </td>
      <td className="hg-t2">{whole ? '' : valueOf(from)}</td>
      <td className="hg-history__to">{whole ? written : valueOf(to)}</td>
    </>
  );
}
