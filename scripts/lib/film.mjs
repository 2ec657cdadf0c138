// A film made of still pictures of a page: what happens takes the time it is given, however slow the machine is.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const stepMs = 40;

/** Draws the pointer, which pictures of a page leave out. */
const drawPointer = () => {
  const pointer = document.createElement('div');
  pointer.id = 'film-pointer';
  pointer.innerHTML =
    '<svg width="22" height="30" viewBox="0 0 22 30"><path d="M2 2v21l5-5 4 9 4-2-4-9h8z" fill="#0b2545" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>';
  pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none';
  document.documentElement.append(pointer);
};

/** A film of no page yet; `turnTo` says which it sees from then on. */
export function startFilm() {
  /** @type {import('@playwright/test').Page} */
  let page;
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  /** @type {{ file: string, ms: number }[]} */
  const frames = [];
  let x = 640;
  let y = 400;
  const place = () =>
    page.evaluate(
      ({ left, top }) => {
        const pointer = document.getElementById('film-pointer');
        if (pointer) pointer.style.transform = `translate(${left}px, ${top}px)`;
      },
      { left: x, top: y },
    );
  const film = {
    /** @param {import('@playwright/test').Page} next */
    turnTo(next) {
      page = next;
    },
    /** Milliseconds so far. */
    now: () => frames.reduce((sum, { ms }) => sum + ms, 0),
    /** The page as it is, for so long. */
    async hold(/** @type {number} */ ms) {
      if (!(await page.locator('#film-pointer').count())) await page.evaluate(drawPointer);
      await place();
      const file = path.join(folder, `${String(frames.length).padStart(5, '0')}.png`);
      writeFileSync(file, await page.screenshot({ caret: 'initial' }));
      frames.push({ file, ms });
    },
    /**
     * The pointer moves to the middle of something, slower towards the end.
     * @param {import('@playwright/test').Locator} target
     */
    async glide(target, ms = 560) {
      const box = await target.boundingBox();
      if (!box) throw new Error('the pointer has nothing to move to');
      const [toX, toY] = [box.x + Math.min(box.width / 2, 90), box.y + box.height / 2];
      const [fromX, fromY] = [x, y];
      const steps = Math.round(ms / stepMs);
      for (let step = 1; step <= steps; step++) {
        const part = 1 - (1 - step / steps) ** 3;
        [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
        await page.mouse.move(x, y);
        await film.hold(stepMs);
      }
    },
    /** @param {import('@playwright/test').Locator} target */
    async click(target, after = 500) {
      await film.glide(target);
      await film.hold(240);
      await target.click();
      await page.waitForTimeout(250);
      await film.hold(after);
    },
    /** @param {string} text */
    async type(text, ms = 110) {
      for (const letter of text) {
        await page.keyboard.type(letter);
        await film.hold(ms);
      }
    },
    /**
     * Writes the film in both formats that browsers play.
     * @param {string} file
     */
    write(file) {
      const list = path.join(folder, 'list.txt');
      const last = frames.at(-1);
      const lines = frames.map((frame) => `file '${frame.file}'\nduration ${frame.ms / 1000}`);
      writeFileSync(list, `${lines.join('\n')}\nfile '${last?.file}'\n`);
      const read = [
        '-y',
        '-v',
        'error',
        '-f',
        'concat',
        '-safe',
        '0',
        '-i',
        list,
        '-vf',
        'fps=25,format=yuv420p',
        '-an',
      ];
      const vp9 = [
        '-c:v',
        'libvpx-vp9',
        '-crf',
        '32',
        '-b:v',
        '0',
        '-g',
        '250',
        '-row-mt',
        '1',
        '-deadline',
        'good',
        '-cpu-used',
        '2',
      ];
      const h264 = [
        '-c:v',
        'libx264',
        '-crf',
        '25',
        '-preset',
        'slow',
        '-tune',
        'animation',
        '-movflags',
        '+faststart',
      ];
      execFileSync('ffmpeg', [...read, ...vp9, `${file}.webm`]);
      execFileSync('ffmpeg', [...read, ...h264, `${file}.mp4`]);
      rmSync(folder, { recursive: true });
    },
  };
  return film;
}
