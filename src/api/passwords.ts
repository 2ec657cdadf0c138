/** Passwords at rest: argon2id (3-decisions 3). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const plain = (password: string) => password.normalize('NFC');

/** Hash of a password in its composed form, with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(plain(password), cost);

let nobody: Promise<string> | undefined;

/** True when the password fits. Without a hash the same work is done for nobody, so that the time tells nothing. */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(24).toString('base64'));
  const against = stored?.startsWith('$argon2id$') ? stored : await nobody;
  const fits = await verify(against, plain(password));
  return fits && against === stored;
}
