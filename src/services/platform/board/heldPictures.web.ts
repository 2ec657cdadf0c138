/** Pictures of a reply that is being written: held by this browser, smaller than they came, until the save sends them along. */
import { imageAddresses, withImages } from '../../../core/files/images.ts';
import { heldAddress, heldUid } from '../../../core/text/heldPicture.ts';
import { mostFileBytes } from '../../../fields/files/limits.ts';
import type { ShowImage, UploadImage } from '../../../ui/richText/types.ts';
import type { Translate } from '../../../ui/text.tsx';
import { replyLimits } from './replies/reply.rules.ts';

export interface HeldPicture {
  readonly uid: string;
  /** Base64. */
  readonly data: string;
}
export interface HeldPictures {
  readonly upload: UploadImage;
  readonly show: ShowImage;
  /** Those that the text shows, as the calls take them. */
  readonly sent: (html: string) => Promise<HeldPicture[]>;
  /** Takes up those that a draft shows, from an earlier visit; answers the draft without the ones that are gone. */
  readonly restore: (html: string) => Promise<string>;
  /** Nothing is kept for another visit: the text is sent. */
  readonly forget: () => void;
  readonly release: () => void;
}

const base64 = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => failed(reader.error ?? new Error('the picture cannot be read')));
    reader.readAsDataURL(blob);
  });

/** Comes with the first picture. Where it does not come nothing is kept, as in a browser that keeps nothing. */
async function keeping<T>(
  work: (store: typeof import('./keptPictures.web.ts')) => Promise<T>,
  otherwise: T,
): Promise<T> {
  const store = await import('./keptPictures.web.ts').catch(() => undefined);
  return store ? work(store) : otherwise;
}

export function holdPictures(t: Translate): HeldPictures {
  const held = new Map<string, { blob: Blob; url: string }>();
  const hold = (uid: string, blob: Blob) => void held.set(uid, { blob, url: URL.createObjectURL(blob) });
  return {
    async upload(file, { onProgress }) {
      if (file.size > mostFileBytes) throw new Error(t('board.reply.picture_size'));
      if (held.size >= replyLimits.pictures)
        throw new Error(t('board.reply.picture_many', { most: replyLimits.pictures }));
      // Comes with the first picture.
      const drawing = await import('./smallerPicture.web.ts').catch(() => undefined);
      if (!drawing) throw new Error(t('board.reply.failed'));
      const made = await drawing.smaller(file);
      if (!made) throw new Error(t('board.reply.picture_broken'));
      onProgress(1);
      // Of its own in this browser: drafts of several tabs lie side by side.
      const uid = `p${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
      hold(uid, made.blob);
      // Before the text names it: a draft must not speak of a picture that a reload would not find.
      await keeping(({ keepPicture }) => keepPicture(uid, made.blob), undefined);
      return { src: heldAddress(uid), width: made.width, height: made.height };
    },
    show: (src) => held.get(heldUid(src) ?? '')?.url ?? src,
    sent: (html) =>
      Promise.all(
        [...held]
          .filter(([uid]) => html.includes(`"${heldAddress(uid)}"`))
          .map(async ([uid, { blob }]) => ({ uid, data: await base64(blob) })),
      ),
    async restore(html) {
      const uids = imageAddresses(html).flatMap((address) => heldUid(address) ?? []);
      if (uids.length === 0) return html;
      for (const { uid, blob } of await keeping(({ keptPictures }) => keptPictures(uids), []))
        if (!held.has(uid)) hold(uid, blob);
      return withImages(html, ({ tag, address }) =>
        heldUid(address) === undefined || held.has(heldUid(address)!) ? tag : '',
      );
    },
    forget: () => void (held.size && keeping(({ dropPictures }) => dropPictures([...held.keys()]), undefined)),
    release: () => held.forEach(({ url }) => URL.revokeObjectURL(url)),
  };
}
