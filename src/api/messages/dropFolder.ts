/**
 * A receiver reached by files: `out/{receiver}/` takes what leaves, `in/{receiver}/` is looked through for answers (JSON, as
 * docs/messages.md says). Files appear whole: written beside and renamed. Read ones move to `done/`.
 */
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAnswer } from '../../database/messages/answerText.ts';
import { NotTaken, type Adapter, type Parcel } from './adapter.ts';

/** What a process that died had taken is taken again. */
const heldMs = 60_000;
const atOnce = 100;

/** A form in place of the message's own text. */
export interface FormOf {
  readonly ext: string;
  readonly fill: (parcel: Parcel) => Promise<Uint8Array>;
}

export function openDropFolder(folder: string, receivers: readonly string[], form?: FormOf): Adapter {
  const at = (...parts: readonly string[]) => path.join(folder, ...parts);
  return {
    receivers,
    read: readAnswer,
    async send(parcel) {
      const { conversation, receiver, type, raw } = parcel;
      const name = `${conversation}.${type.toLowerCase()}.${form?.ext ?? 'xml'}`;
      const content = form ? await form.fill(parcel) : raw;
      try {
        await mkdir(at('out', receiver), { recursive: true });
        await writeFile(at('out', receiver, `.${name}`), content);
        await rename(at('out', receiver, `.${name}`), at('out', receiver, name));
      } catch (error) {
        throw new NotTaken(`FOLDER ${(error as NodeJS.ErrnoException).code ?? 'ERROR'}`);
      }
    },
    async collect(take) {
      let count = 0;
      for (const receiver of receivers) {
        await Promise.all(['in', 'taken', 'done'].map((part) => mkdir(at(part, receiver), { recursive: true })));
        await giveBack(at('taken', receiver), at('in', receiver));
        for (const name of (await readdir(at('in', receiver)))
          .filter((one) => !one.startsWith('.'))
          .toSorted()
          .slice(0, atOnce)) {
          const taken = at('taken', receiver, name);
          // Another process may have been quicker.
          const mine = await rename(at('in', receiver, name), taken).then(
            () => true,
            () => false,
          );
          if (!mine) continue;
          if (await take(receiver, await readFile(taken, 'utf8'))) await rename(taken, at('done', receiver, name));
          count += 1;
        }
      }
      return count;
    },
  };
}

async function giveBack(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    const held = await stat(path.join(from, name)).catch(() => undefined);
    if (held && Date.now() - held.ctimeMs > heldMs)
      await rename(path.join(from, name), path.join(to, name)).catch(() => undefined);
  }
}
