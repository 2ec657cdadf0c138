/** One message or answer of the journal, with what it names as wrong. */
import type { PlacedError } from '../../../../core/messages.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { Chip } from '../../../../ui/chip/Chip.tsx';
import type { ChipMark, ChipTone } from '../../../../ui/chip/Chip.tsx';
import { CheckGlyph, CloseGlyph, UpGlyph } from '../../../../ui/icon/glyphs.tsx';
import { useT } from '../../../../ui/text.tsx';
import { answeredProblems, reasonIn } from '../model/answered.ts';
import type { FormProblem } from '../model/problems.ts';
import { rowsOf } from '../model/values.ts';
import { usePlaceWords } from '../record/placeWords.ts';
import { useRecordForm } from '../recordForm.ts';
import { endOf, isAnswer } from './sendings.ts';

type Kind = 'out' | ReturnType<typeof endOf>;

const glyphs = { out: UpGlyph, good: CheckGlyph, neither: CheckGlyph, bad: CloseGlyph } as const;
const chips: Readonly<Record<Kind, readonly [ChipTone, ChipMark]>> = {
  ...{ out: ['warn', 'ring'], good: ['ok', 'dot'], neither: ['primary', 'dot'], bad: ['err', 'square'] },
};

/** Empty before anything left. */
export function JournalMark({ kind }: { readonly kind?: Kind }) {
  const Glyph = kind && glyphs[kind];
  return <i className={`hg-journal__mark hg-journal__mark--${kind ?? 'none'}`}>{Glyph && <Glyph />}</i>;
}

interface Props {
  readonly row: Row;
  /** The day that stands above it. */
  readonly day: string;
  /** Nothing came after it. */
  readonly newest: boolean;
  readonly waits: boolean;
  readonly onReach: (problem: FormProblem) => void;
}

export function JournalLine({ row, day, newest, waits, onReach }: Props) {
  const t = useT();
  const { codeName } = useFieldEnvironment();
  const kind = isAnswer(row) ? endOf(row['resultCd']) : 'out';
  const at = String(row['sendDtm'] ?? '');
  const errors = (row['msgErrors'] ?? []) as readonly PlacedError[];
  const text = reasonIn(row, errors);
  const [tone, mark] = chips[kind];
  const result = row['resultCd']
    ? codeName('CS_RESULT', String(row['resultCd']))
    : waits && t('history.messages.waits');
  return (
    <li>
      <JournalMark kind={kind} />
      <p className="hg-journal__what">
        <b>{codeName('CS_MSG', String(row['msgTpCd'] ?? ''))}</b>
        {result && (
          <Chip tone={tone} mark={mark}>
            {result}
          </Chip>
        )}
        <time dateTime={at.replace(' ', 'T')}>{at.startsWith(day) ? at.slice(11, 16) : at.slice(5, 16)}</time>
      </p>
      {text && <p>{text}</p>}
      {errors.length > 0 && <Errors errors={errors} newest={newest} onReach={onReach} />}
    </li>
  );
}

interface ErrorsProps {
  readonly errors: readonly PlacedError[];
  readonly newest: boolean;
  readonly onReach: (problem: FormProblem) => void;
}

/** Under the numbers of the note above the form; what was mended since has a word in place of its number. */
function Errors({ errors, newest, onReach }: ErrorsProps) {
  const t = useT();
  const placeWords = usePlaceWords();
  const { resource, values } = useRecordForm();
  const left = newest ? answeredProblems(resource, values) : [];
  const placeOf = ({ grid, rowId, field }: PlacedError): string => {
    const rows = grid === undefined ? [] : rowsOf(values, listKey(grid, grids(resource)[grid]));
    const row = rows.find(({ id }) => id === rowId);
    return placeWords({ grid, row: row && rowKey(row), field });
  };
  return (
    <ul className="hg-journal__errors">
      {errors.map((error, at) => {
        const problem = left.find(({ no }) => no === at + 1);
        const mended = newest && !problem && error.field !== undefined && Object.hasOwn(error, 'was');
        const place = placeOf(error);
        return (
          <li key={at} className={mended ? 'hg-journal__mended' : undefined}>
            {problem && <b className="hg-journal__no">{problem.no}</b>}
            {mended && <CheckGlyph />}
            {problem ? (
              <button type="button" onClick={() => onReach(problem)}>
                {place}
              </button>
            ) : (
              place && <b>{place}</b>
            )}
            <small>{error.code}</small>
            <span>
              {error.text} {mended && <em>{t('history.messages.mended')}</em>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
