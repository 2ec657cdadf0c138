/** Somebody else saved first: mine and theirs side by side. Nothing is lost by any button but the one that says so. */
import { useState } from 'react';
import type { Values } from '../../../../core/field.ts';
import { Avatar } from '../../../../ui/avatar/Avatar.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Radio } from '../../../../ui/form/Radio.tsx';
import { CheckGlyph } from '../../../../ui/icon/glyphs.tsx';
import { closedFor, conflictLines, movedState, nameOfChange, placeOfChange, savedBy } from './conflict.ts';
import type { ConflictLine } from './conflict.ts';
import type { Change, Choices, Merge, Side } from '../model/merge.ts';
import { useLanguage } from '../../../../session/language.ts';
import { useT } from '../../../../ui/text.tsx';
import { Words } from '../../../../ui/Words.tsx';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';
import '../../../../ui/table/table.css';

export interface Conflict {
  readonly merge: Merge;
  readonly before: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

interface Props {
  readonly conflict: Conflict;
  readonly me: string;
  readonly choices: Choices;
  readonly busy: boolean;
  readonly onChoose: (choices: Choices) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

export function ConflictDialog(props: Props) {
  return (
    <Words section="conflict" lang={useLanguage()}>
      <Sides {...props} />
    </Words>
  );
}

function Sides({ conflict, me, choices, busy, onChoose, onSave, onDiscard, onStay }: Props) {
  const t = useT();
  const { labels, resource, situation } = useRecordForm();
  const shown = useShown();
  const [details, setDetails] = useState(false);
  const words = { labels, shown, t, resource };
  const lines = conflictLines(conflict.merge, conflict, words);
  const open = lines.filter((line) => choices[line.key] === undefined).length;
  const { name: who, date: at } = savedBy(conflict.theirs, t, useLanguage());
  // Saved meanwhile in a state in which nobody changes it: no choice could be saved any more.
  const closed = closedFor(conflict.merge, { ...situation, record: conflict.theirs });
  const all = (side: Side) => onChoose(Object.fromEntries(lines.map((line) => [line.key, side])));
  const placed = (change: Change) =>
    change.grid === undefined
      ? nameOfChange(change, words)
      : [placeOfChange(change, words), nameOfChange(change, words)].join(' ');
  const moved = movedState(conflict.before, conflict.theirs, words);
  const { mine, theirs } = conflict.merge;
  const list = (changes: readonly Change[]) => changes.map(placed).join(', ');
  if (closed) {
    const state = resource.state && shown(resource.state.field, undefined, conflict.theirs[resource.state.field]);
    return (
      <AlertDialog
        open
        title={t('conflict.closed', { state: state ?? '' })}
        message={t('conflict.closed_lead', { name: who, date: at })}
        confirmLabel={t('conflict.discard')}
        cancelLabel={t('conflict.look')}
        danger
        busy={busy}
        onConfirm={onDiscard}
        onCancel={onStay}
      >
        <p>{t('conflict.auto_mine', { list: list([...mine, ...conflict.merge.conflicts]) })}</p>
      </AlertDialog>
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      width={780}
      className="hg-conflict"
      title={t('conflict.title')}
      lead={[
        t(lines.length > 0 ? 'conflict.lead' : 'conflict.lead_none', { name: who, date: at, count: lines.length }),
        ...(moved ? [moved] : []),
      ].join(' ')}
      footerStart={open > 0 && <span className="hg-t2">{t('conflict.open', { count: open })}</span>}
      footer={
        <>
          <Button kind="quiet" onClick={onStay} disabled={busy}>
            {t('conflict.stay')}
          </Button>
          <Button onClick={onDiscard} disabled={busy}>
            {t('conflict.discard')}
          </Button>
          <Button
            kind="filled"
            autoFocus={lines.length === 0}
            onClick={onSave}
            disabled={busy}
            disabledReason={open > 0 ? t('conflict.open', { count: open }) : undefined}
          >
            {t(lines.length > 0 ? 'conflict.apply' : 'conflict.together')}
          </Button>
        </>
      }
    >
      {lines.length > 0 && (
        <table className="hg-table">
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.before')}</th>
              <Head name={me} mine words={t('conflict.mine')} all={t('conflict.all')} onAll={() => all('mine')} />
              <Head
                name={who}
                words={t('conflict.theirs', { name: who })}
                all={t('conflict.all')}
                onAll={() => all('theirs')}
              />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <Line
                key={line.key}
                line={line}
                first={index === 0}
                choice={choices[line.key]}
                onChoose={(side) => onChoose({ ...choices, [line.key]: side })}
              />
            ))}
          </tbody>
        </table>
      )}
      {mine.length + theirs.length > 0 && (
        <div className="hg-conflict__auto">
          <CheckGlyph />
          <span>
            {t(theirs.length > 0 ? 'conflict.auto' : 'conflict.auto_one', {
              mine: mine.length,
              theirs: theirs.length,
              name: who,
            })}
            {details && (
              <>
                {mine.length > 0 && <small>{t('conflict.auto_mine', { list: list(mine) })}</small>}
                {theirs.length > 0 && <small>{t('conflict.auto_theirs', { name: who, list: list(theirs) })}</small>}
              </>
            )}
          </span>
          <button type="button" aria-expanded={details} onClick={() => setDetails(!details)}>
            {t(details ? 'desk.action.less' : 'conflict.details')}
          </button>
        </div>
      )}
    </Dialog>
  );
}

interface HeadProps {
  readonly name: string;
  readonly mine?: boolean;
  readonly words: string;
  readonly all: string;
  readonly onAll: () => void;
}

function Head({ name, mine, words, all, onAll }: HeadProps) {
  return (
    <th scope="col">
      <span className="hg-conflict__who">
        <Avatar name={name} size={20} mine={mine} />
        {words}
        <button type="button" aria-label={`${words} ${all}`} onClick={onAll}>
          {all}
        </button>
      </span>
    </th>
  );
}

interface LineProps {
  readonly line: ConflictLine;
  /** Takes the keyboard. */
  readonly first: boolean;
  readonly choice: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function Line({ line, first, choice, onChoose }: LineProps) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        <b>{line.name}</b>
        <small>{line.place}</small>
      </th>
      <td className="hg-t2" data-label={t('conflict.before')}>
        {line.before}
      </td>
      {(['mine', 'theirs'] as const).map((side) => (
        <td key={side} className={choice === side ? 'hg-conflict__pick' : undefined}>
          <label>
            <Radio
              name={`conflict-${line.key}`}
              checked={choice === side}
              autoFocus={first && side === 'mine'}
              onChange={() => onChoose(side)}
              aria-label={`${line.name} ${t(side === 'mine' ? 'conflict.mine' : 'conflict.theirs_short')}: ${line[side]}`}
            />
            <span>{line[side]}</span>
          </label>
        </td>
      ))}
    </tr>
  );
}
