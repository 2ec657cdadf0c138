/**
 * Buttons of a record that lead to what follows from it: a new invoice of an order, the order of a quotation. One that is not
 * stored yet leads to what it began from, and begins nothing.
 */
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../../../core/field.ts';
import { useScreenAccess } from '../../../access/useRights.ts';
import { useFacts } from '../../actions/useFacts.ts';
import type { OwnAction } from '../../../layout/pageActions.ts';
import { screenOfResource } from '../../../routes.ts';
import { useRecordForm } from '../recordForm.ts';

interface Next {
  /** Named by `resources.{prefix}.links.{id}`. */
  readonly id: string;
  /** Resource of the other record; without authority for it there is no button. */
  readonly prefix: string;
  /** The one of its menus that is meant, where the same records show under several. */
  readonly view?: string;
  /** By the record, and by its facts beside its fields. */
  readonly when: (record: Values) => boolean;
  /** Key of the sentence that says why it leads nowhere now. */
  readonly barred?: (record: Values) => string | undefined;
}
export interface NewPage extends Next {
  /** What people come to the record for: filled while it can be begun, where no way of the record is drawn. */
  readonly lit?: true;
  /** What the new record starts with. */
  readonly start: (record: Values) => Readonly<Record<string, string>>;
}
export interface StoredPage extends Next {
  /** Field that points at the other record, or one of the facts that does. */
  readonly at: string;
}
export type NextPage = NewPage | StoredPage;

/** Address of a new record with what it starts with. */
export const startPath = (screenName: string, start: Readonly<Record<string, string>>): string =>
  `/${screenName}/create?${new URLSearchParams(start).toString()}`;

export function useNextPages(pages: readonly NextPage[] = [], changed: boolean): readonly OwnAction[] {
  const t = useTranslate();
  const navigate = useNavigate();
  const { near, mayOpen, mayWrite, pathOf } = useScreenAccess();
  const { screen: here, resource, before, values } = useRecordForm();
  const stored = before['id'] !== undefined;
  const facts = useFacts(here, before, stored && resource.facts === true);
  const known = typeof facts === 'string' ? {} : facts;
  const record = stored ? { ...known, ...before } : values;
  return pages.flatMap((page) => {
    const { id, prefix, view, when } = page;
    const makes = 'start' in page;
    if (!stored && (makes || typeof record[page.at] !== 'number')) return [];
    const may = makes ? mayWrite : mayOpen;
    const screen = screenOfResource(prefix, near, (one) => (view === undefined || one.view === view) && may(one));
    if (!screen || !when(record)) return [];
    const reason = changed ? 'desk.reason.save_first' : page.barred?.(record);
    const to = () => (makes ? startPath(screen.name, page.start(record)) : pathOf(screen, Number(record[page.at])));
    return {
      id,
      label: t(`resources.${resource.prefix}.links.${id}`),
      disabledReason: reason && t(reason),
      // On a phone it lies under the thumb, as a step does.
      ...(makes && page.lit && reason === undefined && { lit: true, step: true }),
      onClick: () => void navigate(to()),
    };
  });
}
