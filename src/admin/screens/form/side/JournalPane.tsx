/** The journal of a declaration: what was sent and what was answered, by sending, and what is not mended yet. */
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { messageGrid } from '../../../../core/messages.ts';
import { useT } from '../../../../ui/text.tsx';
import { Words } from '../../../../ui/Words.tsx';
import { answeredProblems, awaitsAnswer } from '../model/answered.ts';
import type { FormProblem } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import { JournalLine, JournalMark } from './JournalLine.tsx';
import { useKeptFocus } from './keptFocus.ts';
import { isMending, sendingsOf } from './sendings.ts';
import type { Sending } from './sendings.ts';
import { SideGlyph } from './SideGlyph.tsx';

interface Props {
  readonly onReach: (problem: FormProblem) => void;
  readonly onFold: () => void;
}

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

export default function JournalPane(props: Props) {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="history" lang={lang}>
      <Journal {...props} />
    </Words>
  );
}

function Journal({ onReach, onFold }: Props) {
  const t = useT();
  const { resource, before, labels } = useRecordForm();
  const [ref, keep] = useKeptFocus();
  const name = labels.grid(messageGrid);
  const sendings = sendingsOf(before);
  return (
    <>
      <header className="hg-journal__head">
        <h2>
          {name} <small>{sendings.reduce((sum, { lines }) => sum + lines.length, 0)}</small>
        </h2>
        <span ref={ref}>
          <IconButton
            size="s"
            label={t('history.messages.fold', { name })}
            onClick={() => {
              keep();
              onFold();
            }}
          >
            <SideGlyph />
          </IconButton>
        </span>
      </header>
      <div className="hg-journal" role="group" aria-label={t('history.messages.newest', { name })} {...scrollable}>
        {isMending(resource, before) && <Next no={(sendings[0]?.no ?? 0) + 1} />}
        {sendings.map((sending, at) => (
          <Sent key={sending.no} sending={sending} newest={at === 0} onReach={onReach} />
        ))}
      </div>
      <p className="hg-journal__foot">{t('history.messages.late')}</p>
    </>
  );
}

/** The sending that is being made ready. */
function Next({ no }: { readonly no: number }) {
  const t = useT();
  const { resource, values } = useRecordForm();
  const left = answeredProblems(resource, values).length;
  return (
    <section aria-label={t('history.messages.sending', { no })}>
      <h3>
        {t('history.messages.sending', { no })} <small>{t('history.messages.unsent')}</small>
      </h3>
      <ol>
        <li>
          <JournalMark />
          <p className="hg-journal__what">
            <b>{t('history.messages.ready')}</b>
          </p>
          <p role="status">
            {left > 0 ? t('history.messages.left', { smart_count: left }) : t('history.messages.none_left')}
          </p>
        </li>
      </ol>
    </section>
  );
}

interface SentProps {
  readonly sending: Sending;
  readonly newest: boolean;
  readonly onReach: (problem: FormProblem) => void;
}

function Sent({ sending: { no, lines }, newest, onReach }: SentProps) {
  const t = useT();
  const { resource, before } = useRecordForm();
  const day = String(lines.at(-1)?.['sendDtm'] ?? '').slice(0, 10);
  return (
    <section aria-label={t('history.messages.sending', { no })}>
      <h3>
        {t('history.messages.sending', { no })} <small>{day}</small>
      </h3>
      <ol>
        {lines.map((row, at) => (
          <JournalLine
            key={String(row.id ?? row.uid)}
            row={row}
            day={day}
            newest={newest && at === 0}
            waits={newest && at === 0 && awaitsAnswer(resource, before)}
            onReach={onReach}
          />
        ))}
      </ol>
    </section>
  );
}
