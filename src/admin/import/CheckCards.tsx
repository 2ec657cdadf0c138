/** The rows of a check on a phone: a card each, with inputs for the cells that are wrong. */
import { useState } from 'react';
import { cellText } from '../../core/cells.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextBox } from '../../ui/form/TextBox.tsx';
import { useT } from '../../ui/text.tsx';
import { LookChip } from './CheckGrid.tsx';
import type { WorkRow } from './model.ts';
import { verdictWords } from './verdictWords.ts';
import type { Speaking } from './verdictWords.ts';

interface Props {
  readonly rows: readonly WorkRow[];
  readonly mapping: readonly (string | null)[];
  readonly speaking: Speaking;
  readonly label: string;
  readonly onCorrect: (no: number, at: number, text: string) => void;
}

const atOnce = 50;

export function CheckCards({ rows, mapping, speaking, label, onCorrect }: Props) {
  const t = useT();
  const [most, setMost] = useState(atOnce);
  return (
    <section className="him-cards" aria-label={label}>
      {rows.slice(0, most).map((row) => (
        <Card key={row.no} row={row} mapping={mapping} speaking={speaking} onCorrect={onCorrect} />
      ))}
      {rows.length > most && (
        <Button size="l" onClick={() => setMost(most + atOnce)}>
          {t('imports.show_more', { count: rows.length - most })}
        </Button>
      )}
    </section>
  );
}

function Card({ row, mapping, speaking, onCorrect }: Omit<Props, 'rows' | 'label'> & { readonly row: WorkRow }) {
  const t = useT();
  const wrong = (row.verdict?.problems ?? []).flatMap(({ name, message }) => {
    const at = name === undefined ? -1 : mapping.indexOf(name);
    return at < 0 ? [] : [{ at, name: name!, message }];
  });
  const main = row.cells.map(cellText).filter(Boolean).slice(0, 3).join(' · ');
  return (
    <article className="him-card">
      <header>
        <span>{t('imports.row_no', { no: row.no })}</span>
        <LookChip row={row} />
      </header>
      <h2>{main}</h2>
      {wrong.length === 0 && <p>{verdictWords(row, speaking)}</p>}
      {wrong.map(({ at, name, message }) => (
        <FormField key={name} label={speaking.label(name)} error={message}>
          {(ids) => (
            <TextBox
              {...ids}
              defaultValue={cellText(row.cells[at] ?? null)}
              onBlur={(event) => onCorrect(row.no, at, event.target.value)}
            />
          )}
        </FormField>
      ))}
    </article>
  );
}
