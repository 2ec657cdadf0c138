/** Buttons of a list that lead from its chosen rows to one new record: a purchase confirmation of several tax invoices. */
import { useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../../core/field.ts';
import { useScreenAccess } from '../../access/useRights.ts';
import { screenOfResource } from '../../routes.ts';
import type { Screen } from '../../routes.ts';
import { startPath } from '../form/head/useNextPages.ts';
import type { OfChosen } from './ListView.tsx';

interface NextRecord {
  /** Named by `resources.{prefix}.links.{id}`. */
  readonly id: string;
  /** Resource of the new record; without authority to write it there is no button. */
  readonly prefix: string;
  /** The one of its menus that is meant, where the same records show under several. */
  readonly view?: string;
  /** Key of the sentence that says why these rows lead to none, as far as a list knows; the server judges. */
  readonly barred: (rows: readonly Values[]) => string | undefined;
  /** What the new record starts with. */
  readonly start: (rows: readonly RaRecord[]) => Readonly<Record<string, string>>;
}

/** What a `ListScreen` takes as `ofChosen`. */
export function useNextRecords({ resource }: Screen, records: readonly NextRecord[]): OfChosen {
  const t = useTranslate();
  const navigate = useNavigate();
  const { screens, mayWrite } = useScreenAccess();
  return (rows) =>
    records.flatMap(({ id, prefix, view, barred, start }) => {
      const target = screenOfResource(
        prefix,
        screens,
        (one) => (view === undefined || one.view === view) && mayWrite(one),
      );
      if (!target) return [];
      const reason = rows.length === 0 ? 'desk.reason.nothing_selected' : barred(rows);
      return {
        id,
        label: t(`resources.${resource.prefix}.links.${id}`),
        disabledReason: reason && t(reason),
        onClick: () => void navigate(startPath(target.name, start(rows))),
      };
    });
}
