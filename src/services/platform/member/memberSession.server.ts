/** Calls of a session that exists: profile, new tokens, logout (1-foundations 4.1 and 7, 3-decisions 3). */
import { seoulDay } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import type { Row, Statement, Transaction } from '../../../database/executor.ts';
import type { SignIn } from '../../../api/plugins/session.ts';
import { keepLevels, liveSession, revokeSession, type Presented } from '../../../api/sessions.ts';
import type { Claims } from '../../../api/tokens.ts';
import { readGranted, readLevels, readProfile, type Profile } from './memberProfile.server.ts';

const askIn =
  (tx: Transaction) =>
  (statements: readonly Statement[]): Promise<Row[][]> =>
    Promise.all(statements.map((s) => tx.query(s)));

type Taken = { readonly accessToken: string; readonly refreshToken: string } & Profile;

/** Runs `work` for a token of a live session; E_TOKEN otherwise. A session ended by reuse stays ended: no rollback. */
async function withSession<T>(
  { database, sessions, tokenNow }: SignIn,
  token: string,
  claims: Claims,
  take: 'present' | 'rotate',
  work: (tx: Transaction, presented: Presented) => Promise<T>,
): Promise<T> {
  const answer = await database.write({ corpId: claims.corpId, userId: claims.id }, async (tx) => {
    const presented = await sessions[take](tx, token, claims, tokenNow());
    return presented && { value: await work(tx, presented) };
  });
  return answer ? answer.value : refuse('E_TOKEN');
}

/** The authority that a person has now (`AppParts`). */
export const levelsNow: NonNullable<SignIn['levelsNow']> = (tx, owner, today, closed) =>
  closed ? readGranted(askIn(tx), owner) : readLevels(askIn(tx), owner, today);

/** Whoever asks for tokens gets the authority of now: what was taken away ends with the access token at the latest. */
async function renewLevels(server: SignIn, tx: Transaction, claims: Claims): Promise<void> {
  const levels = await readLevels(askIn(tx), claims, seoulDay(server.now()));
  await tx.query(keepLevels(claims, levels, server.tokenNow()));
}

export const newAccess = (server: SignIn, token: string, claims: Claims): Promise<{ accessToken: string }> =>
  withSession(server, token, claims, 'present', async (tx) => {
    await renewLevels(server, tx, claims);
    return { accessToken: await server.sessions.access(claims, claims.sid, server.tokenNow()) };
  });

export const newPair = (server: SignIn, token: string, claims: Claims) =>
  withSession(server, token, claims, 'rotate', async (tx, { refreshToken }) => {
    await renewLevels(server, tx, claims);
    return { accessToken: await server.sessions.access(claims, claims.sid, server.tokenNow()), refreshToken };
  });

/** Profile and the authority it shows, which the server holds the session to from now on. */
async function fetchProfile(server: SignIn, tx: Transaction, claims: Claims, lang: string): Promise<Profile> {
  const { profile, levels } = await readProfile(askIn(tx), claims, seoulDay(server.now()), lang);
  await tx.query(keepLevels(claims, levels, server.tokenNow()));
  return profile;
}

/** With a refresh token the tokens to go on with come along. */
export function profileByRefresh(server: SignIn, token: string, claims: Claims, lang: string): Promise<Taken> {
  return withSession(server, token, claims, 'present', async (tx, { refreshToken }) => ({
    accessToken: await server.sessions.access(claims, claims.sid, server.tokenNow()),
    refreshToken,
    ...(await fetchProfile(server, tx, claims, lang)),
  }));
}

export async function profileByAccess(server: SignIn, claims: Claims, lang: string): Promise<Profile> {
  const answer = await server.database.write({ corpId: claims.corpId, userId: claims.id }, async (tx) => {
    const [live] = await tx.query(liveSession(claims, server.tokenNow()));
    return live?.levels ? await fetchProfile(server, tx, claims, lang) : undefined;
  });
  return answer ?? refuse('E_TOKEN');
}

/** Ends the session; one that has ended already stays so. */
export async function signOut({ database, tokenNow }: SignIn, claims: Claims): Promise<void> {
  const actor = { corpId: claims.corpId, userId: claims.id };
  await database.write(actor, (tx) => tx.query(revokeSession(claims, 'LOGOUT', tokenNow())));
}
