/** AES-256-GCM over values that the database must not hold in the clear; each is bound to its company, row and field. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedPlace, Sealer } from '../core/sealed.ts';
import type { Settings } from './settings.ts';

const algorithm = 'aes-256-gcm';
const kind = 'v1';
const [ivBytes, tagBytes] = [12, 16];

const bound = ({ corpId, table, rowId, field }: SealedPlace): Buffer =>
  Buffer.from(JSON.stringify([kind, corpId, table, rowId, field]));

export function openSealer(key: Buffer): Sealer {
  return {
    seal(value, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(bound(place));
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return `${kind}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [version, body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (version !== kind || bytes.length < ivBytes + tagBytes) throw new Error('This is no sealed value');
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
        .setAAD(bound(place))
        .setAuthTag(tag);
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** SEAL_KEY; outside production, where it may be missing, a key made of the secret of the data folder. */
export const sealerOf = ({ sealKey, appSecret }: Pick<Settings, 'sealKey'> & { readonly appSecret: string }): Sealer =>
  openSealer(sealKey ?? Buffer.from(hkdfSync('sha256', appSecret, '', 'hangro seal', 32)));
