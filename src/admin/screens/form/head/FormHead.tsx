/** Way, name, state and buttons of the record, in their fixed order and with the reason where one cannot be used. */
import { use } from 'react';
import type { ReactNode } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import ListIcon from '@mui/icons-material/VerticalSplitOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { actionOf } from '../../../../record/actions.ts';
import { headerFields } from '../../../../record/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { Chip } from '../../../../ui/chip/Chip.tsx';
import type { OwnAction, PageActions } from '../../../layout/pageActions.ts';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useMenuTitle } from '../../../pages/useMenuTitle.ts';
import { screenPath } from '../../../routes.ts';
import { usePaper } from '../../../export/usePaper.tsx';
import { PhoneTotal } from './PhoneTotal.tsx';
import { Neighbours } from './Neighbours.tsx';
import { useSeen } from '../../../shell/recents.ts';
import { useRecordName } from './useRecordName.ts';
import { useFormExport } from './useFormExport.ts';
import type { FormExport } from './useFormExport.ts';
import { titleField } from '../../list/columns/columns.ts';
import { readOnly } from '../../../access/rights.ts';
import { useRefusal } from '../../../access/useRights.ts';
import { reasonText } from '../../../access/reasonText.ts';
import { onlyReads, ownerLock } from '../locks.ts';
import { rulesOf } from '../../../../record/rules.ts';
import { PaneContext } from '../pane/paneContext.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';

interface Props {
  /** How many changes are not saved; true when they are not counted. */
  readonly changes: number | boolean;
  readonly busy: boolean;
  /** Why it cannot be saved as it stands. */
  readonly barred: string | undefined;
  readonly onSave: () => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
  /** Buttons of the resource's own actions. */
  readonly own: readonly OwnAction[];
  /** Other words in the bar of a phone. */
  readonly bar?: readonly [title: string, sub: string] | undefined;
  readonly sub?: string | undefined;
  /** A few words behind the name. */
  readonly whose?: string | undefined;
  /** A page of its own begins the record, with the button that saves. */
  readonly begun?: boolean;
}

export function FormHead({ own, bar, sub, whose, begun = false, ...props }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { phone } = useFieldEnvironment();
  const { screen, resource, situation, before, labels } = useRecordForm();
  const shown = useShown();
  const { title: menu, crumbs } = useMenuTitle(screen.menu);
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const list = screenPath(screen.name, { type: 'list' });
  const name = useRecordName();
  useSeen(screen.name, starts ? undefined : Number(before.id), name);
  const begins = t(`resources.${resource.prefix}.begins`, { _: t('desk.form.new') });
  const title = starts ? (situation.mode === 'new' ? begins : t('desk.form.copying')) : name;
  const words = titleField(resource);
  const barred = (of: string | undefined) => {
    const problem = rulesOf(resource)?.unprinted?.(before, of, situation.corpId);
    return problem && labels.sentence(problem);
  };
  const paper = usePaper({
    ...{ screen, id: starts ? undefined : before.id, name, changed: Boolean(props.changes), barred },
    offered: rulesOf(resource)?.papers?.(before),
  });
  const paperLabel = t(`resources.${resource.prefix}.paper`, { _: t('desk.export.print') });
  // Behind the dots of a phone everything stands in one list: there the paper needs no second entry.
  const files = useFormExport(phone ? [] : paper.buttons.map((one) => ({ ...one, id: 'paper', label: paperLabel })));
  const every = useActions(props, files);
  const actions = begun ? beginning(every, phone) : every;
  // Its next step is lit, not a new record.
  const settled = !starts && !props.changes && (!actions.edit || own.some(({ lit }) => lit));
  return (
    <>
      <PageHeader
        line
        crumbs={[...crumbs, { label: menu, url: list }]}
        title={(phone && bar?.[0]) || title}
        lead={whose}
        phoneSub={
          bar?.[1] || sub || whose || (words && !starts && shown(words, undefined, before[words], before)) || menu
        }
        total={phone && !starts && resource.total && !bar && <PhoneTotal />}
        chips={useChips(own)}
        main={phone && situation.mode !== 'read' ? 'save' : settled || begun ? 'none' : undefined}
        changed={props.changes}
        actions={actions}
        own={[...own, ...paper.buttons]}
        extra={
          !starts && (
            <>
              <ShowPane />
              <Neighbours />
            </>
          )
        }
        onNavigate={(url) => void navigate(url)}
      />
      {files.dialog}
      {paper.preview}
    </>
  );
}

/** Of a record that a page of its own begins: what can be done. On a desk the page saves, and leaving is going back. */
const beginning = ({ save, cancel, close }: PageActions, phone: boolean): PageActions => ({
  ...(save && { save: { ...save, elsewhere: !phone } }),
  ...(phone && cancel && { cancel }),
  ...(close && { close }),
});

/** Brings back the list that the person folded away. */
function ShowPane() {
  const t = useTranslate();
  const pane = use(PaneContext);
  const { prefix } = useRecordForm().resource;
  if (!pane?.hidden) return null;
  return (
    <IconButton label={t(`resources.${prefix}.pane.show`)} onClick={pane.show}>
      <ListIcon />
    </IconButton>
  );
}

/** Status, and whether one may only read: who has a step left there may do more. Undefined when there is neither. */
function useChips(own: readonly OwnAction[]): ReactNode {
  const t = useTranslate();
  const { resource, situation, before } = useRecordForm();
  const field = headerFields(resource).stCd;
  const { Cell } = field ? uiOf(field) : {};
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const state = before.stCd;
  const locked = ownerLock(situation);
  const acts = locked === readOnly && own.some(({ id, disabledReason }) => !disabledReason && actionOf(resource, id));
  const closed = acts ? undefined : locked;
  // What a record begins in may be a word for having been sent in: before that it has a word of its own.
  const unbegun = starts ? t(`resources.${resource.prefix}.unbegun`, { _: '' }) : '';
  if (unbegun)
    return (
      <Chip mark="ring" tone="mute">
        {unbegun}
      </Chip>
    );
  if (!(field && state) && !closed) return undefined;
  return (
    <>
      {field && Cell && state && <Cell field={field} name="stCd" value={state} record={before} />}
      {closed && (
        <Chip mark="none" tone="line">
          <VisibilityIcon />
          {closed === 'desk.reason.partner' ? reasonText(t, resource, closed) : t('desk.form.read_only')}
        </Chip>
      )}
    </>
  );
}

function useActions(
  { changes, busy, barred, onSave, onDelete, onCancel }: Omit<Props, 'own' | 'bar'>,
  files: FormExport,
): PageActions {
  const t = useTranslate();
  const redirect = useRedirect();
  const { screen, resource, situation, before, typing } = useRecordForm();
  const { mode } = situation;
  const starts = mode === 'new' || mode === 'copy';
  const words = (key: string | undefined) => key && reasonText(t, resource, key);
  const notHere = starts ? t('desk.reason.not_in_mode') : undefined;
  const stored = starts ? undefined : before;
  const authority = words(useRefusal(screen.name, 'edit'));
  const changing = words(useRefusal(screen.name, 'edit', stored));
  const making = words(useRefusal(screen.name, 'create'));
  const copying = words(useRefusal(screen.name, 'copy', stored));
  const deleting = words(useRefusal(screen.name, 'delete', stored));
  const nothing = changes ? undefined : t('desk.reason.nothing_changed');
  const makes = !resource.without?.includes('create');
  const id = Number(before.id);
  const editing = mode !== 'read' || authority !== undefined;
  return {
    ...(makes && {
      new: {
        onClick: () => redirect('create', screen.name),
        disabledReason: making ?? (mode === 'new' ? notHere : undefined),
      },
      copy: {
        onClick: () => redirect(screenPath(screen.name, { type: 'create', copy: id })),
        disabledReason: copying ?? notHere,
      },
    }),
    ...(onlyReads(situation)
      ? {}
      : editing
        ? {
            save: {
              label: starts ? t(`resources.${resource.prefix}.actions.begin`, { _: t('desk.action.save') }) : undefined,
              onClick: onSave,
              busy,
              disabledReason: changing ?? barred ?? (starts ? undefined : nothing),
              // The first change may stand in an open cell: the save takes it over.
              goesByKey: () => !changing && !barred && typing.isOpen(),
            },
            cancel: { onClick: onCancel, disabledReason: authority ?? (starts ? undefined : nothing) },
          }
        : { edit: { onClick: () => redirect('edit', screen.name, id) } }),
    ...(!resource.without?.includes('delete') && {
      delete: { onClick: onDelete, busy, disabledReason: notHere ?? deleting },
    }),
    export: { choices: files.choices, busy: files.busy, disabledReason: notHere },
    close: { onClick: () => redirect('list', screen.name), busy },
  };
}
