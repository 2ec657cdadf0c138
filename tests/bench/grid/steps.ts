/** What a person does in a grid of ten thousand rows, timed the same way in our page and in the reference. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Of probe.js. */
    bench: {
      during(act: () => void, test: () => boolean): Promise<number>;
      after(kind: string, test: () => boolean): void;
      afterAnswer(source: string, test: () => boolean): void;
      result(): Promise<number>;
    };
  }
}

/** Milliseconds of each step. */
export interface Times {
  /** From the answer's last byte to the first rows. */
  readonly open: number;
  /** A jump to far away rows, until they stand there. */
  readonly scroll: number;
  /** From the key to the glyph in the cell. */
  readonly key: number;
  /** From Enter to the value in its cell. */
  readonly commit: number;
  readonly paste: number;
}

/** A cell by the number of its row and the place of its column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const probe = readFileSync(path.join(import.meta.dirname, 'probe.js'), 'utf8');
const cellOf = ({ row, column }: Place) =>
  `[role=row][aria-rowindex="${row + 1}"] > [role=gridcell][aria-colindex="${column}"]`;
const result = (page: Page) => page.evaluate(() => window.bench.result());

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Puts the timers into a page that is open. */
export const addProbe = (page: Page): Promise<void> => page.evaluate(probe);

/** From the last byte of the rows to the first of them on the screen; `press` asks for them. */
export async function firstRows(
  page: Page,
  answer: RegExp,
  column: number,
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([source, selector]) => window.bench.afterAnswer(source!, () => document.querySelector(selector!) !== null),
    [answer.source, cellOf({ row: 3, column })],
  );
  await press();
  return result(page);
}

/** Jumps over the whole height; the median of a jump. */
export async function scrolled(page: Page, column: number): Promise<number> {
  const times: number[] = [];
  const height = await page.evaluate(() => document.querySelector('[role=grid]')!.scrollHeight - 600);
  for (let jump = 1; jump <= 20; jump += 1) {
    const top = Math.round((height * ((jump * 7) % 20)) / 20);
    const cell = cellOf({ row: Math.floor(top / 30) + 6, column });
    times.push(
      await page.evaluate(
        ([to, selector]) =>
          window.bench.during(
            () => document.querySelector('[role=grid]')!.scrollTo(0, Number(to)),
            () => document.querySelector(selector!) !== null,
          ),
        [String(top), cell],
      ),
    );
  }
  await page.evaluate(() => document.querySelector('[role=grid]')!.scrollTo(0, 0));
  await page.locator(cellOf({ row: 3, column })).waitFor();
  return median(times);
}

/** Types a letter into one cell after the other: the letter shows in the editor, then Enter takes it over. */
export async function typed(page: Page, column: number, times: number): Promise<Pick<Times, 'key' | 'commit'>> {
  const [keys, commits]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n += 1) {
    const letter = 'abcdefghij'[n % 10]!;
    const cell = cellOf({ row: 3 + n, column });
    await page.locator(cell).click();
    await page.evaluate(
      (wanted) =>
        window.bench.after(
          'keydown',
          () => document.activeElement instanceof HTMLInputElement && document.activeElement.value === wanted,
        ),
      letter,
    );
    await page.keyboard.press(letter);
    keys.push(await result(page));
    await page.evaluate(
      ([selector, wanted]) =>
        window.bench.after('keydown', () => document.querySelector(selector!)?.textContent === wanted),
      [cell, letter],
    );
    await page.keyboard.press('Enter');
    commits.push(await result(page));
  }
  return { key: median(keys), commit: median(commits) };
}

/** Pastes a table at a cell, as the browser's own event brings it, until a cell of it shows that text. */
export async function pasted(
  page: Page,
  at: Place,
  table: readonly (readonly string[])[],
  shows: Place & { text: string },
): Promise<number> {
  await page.locator(cellOf(at)).click();
  return page.evaluate(
    ([text, selector, wanted]) =>
      window.bench.during(
        () => {
          const data = new DataTransfer();
          data.setData('text/plain', text!);
          document.activeElement!.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
        },
        () => document.querySelector(selector!)?.textContent === wanted,
      ),
    [table.map((line) => line.join('\t')).join('\n'), cellOf(shows), shows.text],
  );
}
