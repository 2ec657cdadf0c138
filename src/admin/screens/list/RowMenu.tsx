/** The menu of a row of a list, at the pointer or below the cell with the keyboard. */
import { useListContext, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { MenuChoice } from '../../../ui/menu/Menu.tsx';
import { toTsv } from '../../../ui/grid/model/clipboard.ts';
import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';
import { reasonText } from '../../access/reasonText.ts';
import { useRights } from '../../access/useRights.ts';
import { useDesk } from '../../desk.ts';
import type { OwnAction } from '../../layout/pageActions.ts';
import { screenPath } from '../../routes.ts';
import { actionLabel } from '../actions/actionLabel.ts';
import { actorOf } from '../actions/actor.ts';
import { asksFor } from '../actions/askedStep.ts';
import { offersFor } from '../actions/offers.ts';
import { useDerivedList } from './derivedList.ts';
import { rememberRow } from './memory.ts';

export interface RowPlace {
  readonly x: number;
  readonly y: number;
  readonly row: RaRecord;
  /** What stands in the chosen cells. */
  readonly cells: readonly (readonly string[])[];
}

interface Props {
  readonly place: RowPlace;
  /** What the list does with several rows, here with those chosen if the row is among them, else with it alone. */
  readonly bulk: (rows: readonly RaRecord[]) => readonly OwnAction[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export default function RowMenu(props: Props) {
  return (
    <Words section="views" lang={useLanguage()}>
      <Shown {...props} />
    </Words>
  );
}

function Shown({ place: { x, y, row, cells }, bulk, onDelete, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const rights = useRights();
  const { session } = useDesk();
  const { screen, hrefOf } = useDerivedList();
  const { data: rows = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const { resource, name } = screen;
  const href = hrefOf(row);
  const among = selectedIds.includes(row.id);
  const chosen = among ? rows.filter(({ id }) => selectedIds.includes(id)) : [row];
  const several = chosen.length > 1;
  const choose = () => {
    if (!among) onSelect([row.id]);
  };
  const open = (state?: object) => {
    rememberRow(name, row.id);
    void navigate(href, { state });
  };
  const why = (action: string, record: RaRecord) => {
    const refused = rights.refusal(name, action, record);
    return refused && reasonText(t, resource, refused);
  };
  // What a row does not carry is the server's to judge.
  const judged = resource.state && row[resource.state.field] === undefined ? [] : chosen;

  const whole: MenuChoice[] = [
    { id: 'open', label: t('views.row.open'), shortcut: 'Enter', href, onSelect: () => open() },
    { id: 'tab', label: t('views.row.new_tab'), onSelect: () => void window.open(href, '_blank', 'noopener') },
    {
      id: 'link',
      label: t('views.row.copy_link'),
      onSelect: () =>
        void navigator.clipboard
          ?.writeText(new URL(href, window.location.href).href)
          .then(() => notify(t('views.row.link_copied'), { type: 'success' })),
    },
    {
      ...{ id: 'cells', label: t('views.row.copy_cells'), shortcut: 'Ctrl C' },
      onSelect: () =>
        void navigator.clipboard?.writeText(
          toTsv(cells.map((line) => line.map((text) => ({ text, value: undefined, numeric: false })))),
        ),
    },
  ];
  const steps = (
    several
      ? []
      : offersFor(resource, row, actorOf(session), {
          refusal: (action, of) => rights.refusal(name, action, of),
          changed: false,
          facts: 'unknown',
        })
  )
    .filter(({ reason }) => reason === undefined)
    .map(({ action }): MenuChoice => ({
      ...{ id: `step-${action.name}`, danger: action.danger === true },
      label: actionLabel(t, resource, action, row, actorOf(session)),
      onSelect: () => open(asksFor(action.name)),
    }));
  const together = (several ? bulk(chosen) : []).map(({ id, label, danger, disabledReason, onClick }): MenuChoice => ({
    ...{ id: `all-${id}`, label, danger: danger === true, disabledReason },
    onSelect: () => {
      choose();
      onClick?.();
    },
  }));
  const keeps: MenuChoice[] = [];
  if (!resource.without?.includes('create') && !several)
    keeps.push({
      ...{ id: 'copy', label: t('views.row.copy'), disabledReason: why('create', row) ?? why('copy', row) },
      onSelect: () => void navigate(screenPath(name, { type: 'create', copy: Number(row.id) })),
    });
  if (!resource.without?.includes('delete'))
    keeps.push({
      ...{ id: 'delete', label: t('desk.action.delete'), danger: true },
      disabledReason: (judged.length ? judged : [row]).map((one) => why('delete', one)).find(Boolean),
      onSelect: () => {
        choose();
        onDelete();
      },
    });
  const parts = [several ? whole.slice(3) : whole, [...steps, ...together], keeps].filter((part) => part.length > 0);
  const choices = parts.flatMap((part, at) => part.map((one, i) => ({ ...one, divided: at > 0 && i === 0 })));
  return (
    <>
      <span ref={setCorner} className="hl-corner" style={{ left: x, top: y }} aria-hidden="true" />
      <Menu anchor={corner} label={String(row[resource.name] ?? row.id)} choices={choices} onClose={onClose} />
    </>
  );
}
