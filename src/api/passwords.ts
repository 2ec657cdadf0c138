/** Passwords at rest: argon2id (3-decisions 3) with the parameters that OWASP names: 19 MiB, two passes, one lane. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../core/problem.ts';
import { openSlots } from './slots.ts';

export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * So many hashes are made at once in a process: each holds 19 MiB and a thread that files and host names need too. A flood
 * waits in line, and what exceeds the line is refused with E_UNAVAILABLE before it costs anything.
 */
export const hashesAtOnce = 2;
export const hashesWaiting = 100;
const slots = openSlots(hashesAtOnce, hashesWaiting);
const inPlace = <T>(work: () => Promise<T>): Promise<T> => slots.take(work) ?? refuse('E_UNAVAILABLE');

const plain = (password: string) => password.normalize('NFC');

/** Hash of a password in its composed form, with its own salt. */
export const hashPassword = async (password: string): Promise<string> => inPlace(() => hash(plain(password), cost));

let nobody: Promise<string> | undefined;

/** True when the password fits. Without a hash the same work is done for nobody, so that the time tells nothing. */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  nobody ??= hash(randomBytes(24).toString('base64'), cost);
  const against = stored?.startsWith('$argon2id$') ? stored : await nobody;
  const fits = await inPlace(() => verify(against, plain(password)));
  return fits && against === stored;
}
