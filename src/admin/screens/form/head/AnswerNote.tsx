/** What an authority has answered and no field shows: its reason, and errors of the record or of a row as such. */
import { useTranslate } from 'react-admin';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { AlertGlyph } from '../../../../ui/icon/glyphs.tsx';
import { answeredWords } from '../model/answered.ts';
import { usePlaceWords } from '../record/placeWords.ts';
import { useRecordForm } from '../recordForm.ts';
import './answerNote.css';

export function AnswerNote() {
  const t = useTranslate();
  const { codeName } = useFieldEnvironment();
  const placeWords = usePlaceWords();
  const { resource, values } = useRecordForm();
  const said = answeredWords(resource, values);
  if (!said) return null;
  const { resultCd, text, errors } = said;
  return (
    <section className="hg-answer" aria-label={t('desk.form.answer')}>
      <AlertGlyph />
      <div>
        <p>
          <b>{t('desk.form.answered', { result: codeName('CS_RESULT', resultCd) })}</b> {text}
        </p>
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
    </section>
  );
}
