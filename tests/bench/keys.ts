/**
 * A quotation of twelve lines written by keys alone, at a person's pace: the keystroke-level model (Card, Moran, Newell
 * 1980) gives a key 0.28 s and a thought before each entry 1.35 s; the page's own time comes on top. A Hangul syllable
 * counts the keys of its letters, a key held with another counts two.
 */
import assert from 'node:assert/strict';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import serveBuilt from '../support/serveBuilt.ts';
import { logIn, takeTokens } from '../e2e/support/session.ts';
import type { Part } from './world.ts';

const pace = { keyMs: 280, thoughtMs: 1350 };
const aimS = 180;

/** An item taken from those that are offered brings unit and price; what is typed freely has them typed. */
type Line = { readonly name: string; readonly many: string } & (
  { readonly offered: true } | { readonly unit: string; readonly price: string }
);

const lines: readonly Line[] = [
  { name: '도장', many: '120', offered: true },
  { name: '선체', many: '40', offered: true },
  { name: '블라스트 작업', many: '80', unit: 'M2', price: '9500' },
  { name: '밸브 분해 정비', many: '12', unit: 'EA', price: '85000' },
  { name: '해치', many: '6', offered: true },
  { name: '프로펠러', many: '1', offered: true },
  { name: '배관', many: '20', offered: true },
  { name: '냉각수 펌프 점검', many: '2', unit: 'EA', price: '450000' },
  { name: '도장', many: '300', offered: true },
  { name: '방오', many: '24', offered: true },
  { name: '앵커체인 검사', many: '1', unit: 'SET', price: '900000' },
  { name: '선체', many: '60', offered: true },
];

export const keys: Part = {
  name: 'keys',
  async run(world) {
    process.env.E2E_PORT = String(world.freePort);
    const baseURL = `http://localhost:${world.freePort}`;
    const stop = await serveBuilt();
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
    try {
      const place = { locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport: { width: 1440, height: 900 } };
      const context = await browser.newContext({ baseURL, ...place });
      const tokens = await logIn('sales2', baseURL);
      await takeTokens(context, tokens);
      const page = await context.newPage();
      await page.goto('/rs4/quot');
      await page.getByRole('row').nth(1).waitFor();
      const hand = handOn(page);
      const begun = Date.now();
      await write(page, hand);
      const seconds = (Date.now() - begun) / 1000;
      await check(page.url(), tokens.accessToken);
      const { pressed, thoughts } = hand.count();
      const own = seconds - (pressed * pace.keyMs + thoughts * pace.thoughtMs) / 1000;
      world.say(
        `a quotation of ${lines.length} lines: ${pressed} keys, ${thoughts} thoughts, ${seconds.toFixed(0)} s, ${own.toFixed(0)} of them the page's; ${(seconds / aimS).toFixed(2)} of the aim of ${aimS} s`,
      );
    } finally {
      await browser.close();
      await stop();
    }
  },
};

async function write(page: Page, hand: Hand): Promise<void> {
  const offered = async () => {
    await page.getByRole('option').first().waitFor();
    await hand.press('ArrowDown', 'Enter');
  };
  await hand.press('Alt+KeyN');
  await page.locator('#field-quotTitle:focus').waitFor();
  await hand.type('한빛누리 정기수리');
  await hand.press('Tab');
  await hand.type('한빛');
  await offered();
  await hand.press('Control+Enter');
  for (const [index, line] of lines.entries()) {
    await hand.type(line.name);
    if ('offered' in line) {
      await offered();
      await hand.type(line.many);
    } else {
      await hand.press('Tab', 'Tab');
      await hand.type(line.unit);
      await hand.press('Tab');
      await hand.type(line.many);
      await hand.press('Tab', 'Tab', 'Tab');
      await hand.type(line.price);
    }
    // The last line wants no other behind it.
    if (index < lines.length - 1) await hand.press('Enter');
  }
  await hand.press('Control+KeyS');
  await page.waitForURL(/\/rs4\/quot\/\d+/);
}

/** What is counted is a quotation as it was meant, not twelve lines of anything. */
async function check(address: string, accessToken: string): Promise<void> {
  const answer = await fetch(address.replace('/rs4/', '/api/rs4/'), {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { itemList } = (await answer.json()) as { readonly itemList: readonly Stored[] };
  assert.deepEqual(
    itemList.map(({ qty }) => Number(qty)),
    lines.map(({ many }) => Number(many)),
  );
  assert.ok(itemList.every(({ price }) => Number(price) > 0));
}

interface Stored {
  readonly qty: number | string;
  readonly price: number | string;
}

type Hand = ReturnType<typeof handOn>;

function handOn(page: Page) {
  const done = { pressed: 0, thoughts: 0 };
  const strike = async (count: number) => {
    done.pressed += count;
    await page.waitForTimeout(pace.keyMs * count);
  };
  return {
    async press(...names: readonly string[]) {
      for (const name of names) {
        await strike(name.split('+').length);
        await page.keyboard.press(name);
      }
    },
    async type(text: string) {
      done.thoughts += 1;
      await page.waitForTimeout(pace.thoughtMs);
      for (const letter of text) {
        await strike(keysOf(letter));
        await page.keyboard.type(letter);
      }
    },
    count: () => done,
  };
}

/** Letters of two keys: ㅘ ㅙ ㅚ ㅝ ㅞ ㅟ ㅢ, and the double consonants below a syllable. */
const twoKeys = { vowels: [9, 10, 11, 14, 15, 16, 19], below: [3, 5, 6, 9, 10, 11, 12, 13, 14, 15, 18] };

/** Keys that a character costs on a Korean keyboard of two sets. */
function keysOf(letter: string): number {
  const place = letter.codePointAt(0)! - 0xac00;
  if (place < 0 || place >= 11_172) return 1;
  const below = place % 28;
  const vowel = Math.floor(place / 28) % 21;
  return 1 + (twoKeys.vowels.includes(vowel) ? 2 : 1) + (below === 0 ? 0 : twoKeys.below.includes(below) ? 2 : 1);
}
