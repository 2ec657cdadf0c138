/** What an authority has answered: its reason, the numbered ways to the fields and cells that it names, and errors that have no place. */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import type { ActionButton, Resource } from '../../../../core/resource.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { AlertGlyph } from '../../../../ui/icon/glyphs.tsx';
import { Kbd } from '../../../../ui/kbd/Kbd.tsx';
import { useNextKey } from '../../../../ui/form/useNextKey.ts';
import { actionLabel } from '../../actions/actionLabel.ts';
import { headerLock } from '../locks.ts';
import { answeredProblems, answeredWords } from '../model/answered.ts';
import type { FormProblem } from '../model/problems.ts';
import { usePlaceWords } from '../record/placeWords.ts';
import { useSummary } from '../record/useSummary.ts';
import { useRecordForm } from '../recordForm.ts';
import './answerNote.css';

interface Props {
  /** The keyboard goes to the field or cell. */
  readonly onReach: (problem: FormProblem) => void;
}

export function AnswerNote({ onReach }: Props) {
  const t = useTranslate();
  const { codeName, phone } = useFieldEnvironment();
  const placeWords = usePlaceWords();
  const { resource, situation, values } = useRecordForm();
  const places = answeredProblems(resource, values);
  const { labelOf } = useSummary(places);
  const [last, setLast] = useState<string>();
  const reach = (problem: FormProblem) => {
    setLast(problem.at);
    onReach(problem);
  };
  const next = () => {
    // One that was mended since is not among them: on to the one after it.
    const from = places.findIndex(({ at }) => at === last);
    const problem = places[(from + 1) % places.length];
    if (problem) reach(problem);
  };
  useNextKey(places.length > 0, next);
  const said = answeredWords(resource, values);
  if (!said || (places.length === 0 && said.errors.length === 0 && said.text === undefined)) return null;
  const { resultCd, at, text, errors } = said;
  // A refused record is opened before anything in it is mended.
  const opening = headerLock(situation) === undefined ? undefined : openingAction(resource, values);
  const reopens = opening && actionLabel(t, resource, opening);
  return (
    <section className="hg-answer" aria-label={t('desk.form.answer')}>
      <AlertGlyph />
      <div className="hg-answer__told">
        <p>
          <b>{t('desk.form.answered', { result: codeName('CS_RESULT', resultCd) })}</b>
          {places.length > 0 && <b>{t('desk.form.answered_places', { smart_count: places.length })}</b>}
          {at && <span className="hg-answer__at">{at.slice(5)}</span>}
          {text && <span>{text}</span>}
        </p>
        {places.length > 0 && (
          <ol className="hg-answer__places">
            {places.map((problem) => (
              <li key={problem.at}>
                <button
                  type="button"
                  aria-current={problem.at === last ? 'true' : undefined}
                  title={problem.message}
                  onClick={() => reach(problem)}
                >
                  <b>{problem.no}</b>
                  {labelOf({ ...problem, message: '' })}
                </button>
              </li>
            ))}
          </ol>
        )}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ message, ...place }) => (
              <li key={`${place.grid} ${place.row} ${message}`}>
                {place.grid !== undefined && <b>{placeWords(place)} </b>}
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {places.length > 0 && !phone && (
        <div className="hg-answer__next">
          <span>{reopens ? t('desk.form.answered_first', { name: reopens }) : t('desk.form.answered_hint')}</span>
          <Button size="s" aria-keyshortcuts="F8" onClick={next}>
            {t('desk.form.answered_next')} <Kbd>F8</Kbd>
          </Button>
        </div>
      )}
    </section>
  );
}

/** The step after which the record can be written again. */
function openingAction({ state, actions = [] }: Resource, values: Values): ActionButton | undefined {
  if (!state) return undefined;
  const opens = ({ to }: ActionButton) => [to ?? []].flat().some((one) => state.open.includes(one));
  return actions.find((action) => action.from?.includes(String(values[state.field])) && opens(action));
}
