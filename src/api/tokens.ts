/** Access and refresh tokens (3-decisions 3): JWT, HS256 and nothing else. */
import { createHmac, hkdfSync, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export type TokenKind = 'access' | 'refresh';

/** `id` and `corpId` as 1-foundations 3.1 names them, `sid` the session, `exp` in seconds. */
export interface Claims {
  readonly id: number;
  readonly corpId: number;
  readonly sid: string;
  readonly typ: TokenKind;
  readonly jti: string;
  readonly exp: number;
}

export interface Tokens {
  /** The same claims always give the same token. */
  sign(claims: Claims): Promise<string>;
  /** Claims of a token that we signed and that has not run out at `now`; undefined for anything else. */
  verify(token: string, now: Date): Promise<Claims | undefined>;
  /** `jti` of the refresh token that follows one: known to nobody who lacks the secret. */
  following(jti: string): string;
}

const remembered = 2000;
const longest = 1024;

/** Derives the keys from the application's secret, once. */
export async function openTokens(secret: string): Promise<Tokens> {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `hangro ${purpose}`, 32));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('raw', derive('token'), hmac, false, ['sign', 'verify']);
  const chainKey = derive('refresh chain');
  // A signature that was right stays right: checked once, only the time is looked at again.
  const verified = new Map<string, Claims>();

  return {
    sign: ({ id, corpId, sid, typ, jti, exp }) =>
      new SignJWT({ id, corpId, sid, typ, jti, exp }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),

    async verify(token, now) {
      if (token.length > longest) return undefined;
      const seen = verified.get(token);
      if (seen) return seen.exp * 1000 > now.getTime() ? seen : undefined;
      const claims = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).then(
        ({ payload }) => (isClaims(payload) ? payload : undefined),
        () => undefined,
      );
      if (!claims) return undefined;
      if (verified.size >= remembered) verified.delete(verified.keys().next().value!);
      verified.set(token, claims);
      return claims;
    },

    following: (jti) => createHmac('sha256', chainKey).update(jti).digest('base64url'),
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

function isClaims(payload: object): payload is Claims {
  const { id, corpId, sid, typ, jti, exp } = payload as Partial<Record<keyof Claims, unknown>>;
  const kind = typ === 'access' || typ === 'refresh';
  return kind && isId(id) && isId(corpId) && isUuid(sid) && typeof jti === 'string' && typeof exp === 'number';
}
