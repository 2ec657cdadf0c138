/** The part of a stored record that stands at its right where there is room for it, and the tabs that are left. */
import { useStore } from 'react-admin';
import { messageGrid } from '../../../../core/messages.ts';
import { listKey } from '../../../../record/resource.ts';
import { useMedia, usePhone } from '../../../../ui/useMedia.ts';
import { rowsOf } from '../model/values.ts';
import type { FormParts, FormTab } from '../parts.ts';
import { useRecordForm } from '../recordForm.ts';

export interface Sides {
  /** A part that the service shows, or the grid of messages. */
  readonly side: FormTab | typeof messageGrid | undefined;
  /** Its name among the tabs. */
  readonly id: string | undefined;
  readonly tabs: readonly FormTab[];
  /** It could stand there: the person folds it away, and has it back. */
  readonly folding: { readonly folded: boolean; readonly fold: (folded: boolean) => void } | undefined;
}

/** Room of the record from which on messages beside it leave enough to its rows: that of 1440 px beside the folded menu. */
const wideEnough = 1360;

/** `room` is the width of the record. */
export function useSide(parts: FormParts | undefined, stored: boolean, room: number): Sides {
  const { screen, resource, before } = useRecordForm();
  const isWide = useMedia('(min-width: 1400px)');
  const phone = usePhone();
  const [folded, fold] = useStore(`form:${screen.name}.side`, false);
  const tabs = parts?.tabs ?? [];
  const own = isWide && stored ? tabs.find((tab) => tab.side) : undefined;
  if (own) return { side: own, id: own.id, tabs, folding: undefined };
  // A paper, or a page in place of the fields, has the room already; before anything was sent there is nothing to see.
  const taken = parts?.sheet || parts?.page?.when(before) || parts?.hides?.includes(messageGrid);
  const hasMessages = resource.messages && rowsOf(before, listKey(messageGrid)).length > 0;
  if (phone || !stored || taken || !hasMessages || room < wideEnough)
    return { side: undefined, id: undefined, tabs, folding: undefined };
  const side = folded ? undefined : messageGrid;
  return { side, id: side, tabs, folding: { folded, fold } };
}
