/** Buttons of a stored record that begin another record from it: an invoice of an order. */
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../../core/field.ts';
import { useDesk } from '../../desk.ts';
import type { OwnAction } from '../../layout/pageActions.ts';
import { screenOfResource } from '../../routes.ts';
import { useRecordForm } from './recordForm.ts';

export interface NextPage {
  /** Named by `resources.{prefix}.links.{id}`. */
  readonly id: string;
  /** Resource of the new record; without authority to write there is no button. */
  readonly prefix: string;
  readonly when: (record: Values) => boolean;
  /** What the new record starts with. */
  readonly start: (record: Values) => Readonly<Record<string, string>>;
}

/** Address of a new record with what it starts with. */
export const startPath = (screenName: string, start: Readonly<Record<string, string>>): string =>
  `/${screenName}/create?${new URLSearchParams(start).toString()}`;

export function useNextPages(pages: readonly NextPage[] = [], changed: boolean): readonly OwnAction[] {
  const t = useTranslate();
  const navigate = useNavigate();
  const { screens, level } = useDesk();
  const { resource, before } = useRecordForm();
  if (before['id'] === undefined) return [];
  return pages.flatMap(({ id, prefix, when, start }) => {
    const screen = screenOfResource(prefix, screens, (one) => level(one) === 2);
    if (!screen || !when(before)) return [];
    return {
      id,
      label: t(`resources.${resource.prefix}.links.${id}`),
      disabledReason: changed ? t('desk.reason.save_first') : undefined,
      onClick: () => void navigate(startPath(screen.name, start(before))),
    };
  });
}
