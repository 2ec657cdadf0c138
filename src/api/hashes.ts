/** Keyed hashes of what the database must not hold in the clear: codes, recipients, addresses. */
import { createHmac, hkdfSync } from 'node:crypto';

/** `purpose` keeps equal texts of different uses apart; parts are told apart as well. */
export type Hash = (purpose: string, ...parts: readonly string[]) => Buffer;

export function openHashes(secret: string): Hash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hangro hash', 32));
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
}
