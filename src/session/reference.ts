/** Common codes of a logged-in person: loaded once after login (1-foundations 4.1). */
import { codesFor, getSession, isPerson, personOf, setSession } from './session.ts';
import type { PersonKey } from './session.ts';
import { readTokens } from './tokens/tokenStore.ts';
import { send } from './calls/transport.ts';
import type { CommonCode } from '../core/commonCode.ts';

/** The flag that they are loaded, and for whom. */
let loaded: { readonly person: PersonKey; readonly codes: readonly CommonCode[] } | undefined;

/** The login result brings the codes along; a server that leaves them out is asked once. A failure is only logged. */
export async function loadReference(): Promise<void> {
  const session = getSession();
  if (session.status !== 'in') return void (loaded = undefined);
  const person = personOf(session);
  if (session.codes.length > 0) return void (loaded = { person, codes: session.codes });
  try {
    const codes = loaded && isPerson(session, loaded.person) ? loaded.codes : await askCodes(person.corpId);
    const now = getSession();
    if (now.status !== 'in' || !isPerson(now, person)) return;
    loaded = { person, codes };
    if (codes.length > 0) setSession({ ...now, codes });
  } catch (error) {
    console.warn('Common codes could not be loaded', error);
  }
}

async function askCodes(corpId: number): Promise<readonly CommonCode[]> {
  const { content } = await send<{ content: readonly CommonCode[] }>('fw/common/code', {}, readTokens().access);
  return codesFor(content, corpId);
}
