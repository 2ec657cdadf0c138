import { cleanup, render } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { RowCell } from './ListGrid.tsx';
import { listColumns } from './columns/columns.ts';
import { FieldEnvironmentContext } from '../../../fields/ui-contract.ts';
import { environment } from '../../../inputs/harness.tsx';
import { resources } from '../../../services/index.ts';

afterEach(cleanup);

const quot = resources.find(({ prefix }) => prefix === 'rs4/quot')!;
const words = { codes: () => [], nameOf: ({ value }: { readonly value: string }) => value };
const column = listColumns(quot, (name) => name, words).find(({ name }) => name === 'prftRt')!;

/** The profit rate of a row of the list, as it is seen and as it is heard. */
function cell(marked: readonly string[] | undefined) {
  const row = { id: 1, prftRt: '4.50', ...(marked && { marked }) };
  const { container } = render(
    <TestTranslationProvider translate={(key: string) => `«${key}»`}>
      <FieldEnvironmentContext value={environment()}>
        <RowCell column={column} row={row} />
      </FieldEnvironmentContext>
    </TestTranslationProvider>,
  );
  const heard = container.cloneNode(true) as HTMLElement;
  for (const hidden of heard.querySelectorAll('[aria-hidden]')) hidden.remove();
  const title = container.querySelector('[title]')?.getAttribute('title') ?? null;
  return { seen: container.querySelector('[aria-hidden]')?.textContent ?? null, heard: heard.textContent, title };
}

test('a rate that the server finds too low bears a sign, and says so in words', () => {
  const low = '«resources.rs4/quot.marks.prftRt»';
  expect(cell(['prftRt'])).toEqual({ seen: '↓', heard: `${low} 4.5`, title: low });
  for (const marked of [[], undefined]) expect(cell(marked)).toEqual({ seen: null, heard: '4.5', title: null });
});
