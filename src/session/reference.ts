/** Common codes of a logged-in person: loaded once after login, a flag says so (1-foundations 4.1). */
import { codesFor, getSession, isPerson, personOf, setSession } from './session.ts';
import type { PersonKey } from './session.ts';
import { readTokens } from './tokenStore.ts';
import { send } from './transport.ts';
import type { CommonCode } from './types.ts';

/** For whom they are loaded. */
let loaded: PersonKey | undefined;

/** The login result brings the codes along; a server that leaves them out is asked. A failure is only logged. */
export async function loadReference(): Promise<void> {
  const session = getSession();
  if (session.status !== 'in') return void (loaded = undefined);
  if (loaded && isPerson(session, loaded)) return;
  loaded = personOf(session);
  if (session.codes.length > 0) return;
  try {
    const { access } = readTokens();
    const { content } = await send<{ content: readonly CommonCode[] }>('fw/common/code', {}, access);
    const now = getSession();
    if (now.status === 'in' && isPerson(now, loaded)) setSession({ ...now, codes: codesFor(content, loaded.corpId) });
  } catch (error) {
    loaded = undefined;
    console.warn('Common codes could not be loaded', error);
  }
}
