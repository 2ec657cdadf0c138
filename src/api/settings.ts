/** What the operator decides, read once from the environment. */
import { isIP } from 'node:net';
import path from 'node:path';
import { receiverKeys } from '../core/messages.ts';
import { usualAccessCookie } from '../core/web/accessCookie.ts';

export const environments = ['local', 'yh', 'dev', 'production'] as const;
export type AppEnv = (typeof environments)[number];

/** A drop folder of messages, or of forms that a person uploads; the REST interface of a provider with its token. */
export type WayOut =
  { readonly folder: string } | { readonly form: string } | { readonly url: string; readonly token: string };

export interface Settings {
  readonly appEnv: AppEnv;
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** `https://host[:port]` under which people reach the installation, the usual one first; none: this machine's own names. */
  readonly publicOrigins: readonly string[];
  /** Addresses, ranges or `loopback`, `linklocal`, `uniquelocal` of balancers whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Folder of the embedded database, its log, the lock and the generated secret. */
  readonly dataDir: string;
  /** Owner of the tables; absent: the embedded PostgreSQL. */
  readonly databaseUrl?: string;
  /** The application's own login; absent: derived from the owner's address. */
  readonly databaseAppUrl?: string;
  /** Signs tokens. Absent outside production: one is generated in `dataDir`. */
  readonly appSecret?: string;
  /** Seals resident numbers: 32 bytes. Absent outside production: one is made of the secret. */
  readonly sealKey?: Buffer;
  /** The moment that the server's clock shows at its start; absent: the real one. */
  readonly appClock?: Date;
  /** Opens the admin-key profile call; absent: the call is off. */
  readonly adminKey?: string;
  /** The quick-login list of the login screen. */
  readonly quickLogin: boolean;
  /** A demo yard that visitors enter without an account. */
  readonly demoYard: boolean;
  /** Lifetimes of the tokens in seconds. */
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
  /** Cookie in which pages keep the access token. */
  readonly accessCookie: string;
  /** Domain that token cookies are shared under; absent: computed from the address. */
  readonly rootDomain?: string;
  /** Ways out for messages; absent: they wait in the outbox. */
  readonly mail?: { readonly url: string; readonly from: string };
  readonly sms?: { readonly url: string; readonly token: string; readonly from: string };
  /** How receivers of messages are reached, by key of MSG_RCV; outside production the others are simulated. */
  readonly messages: Readonly<Record<string, WayOut>>;
  /** PEM file with the certificate, and its key, by which tax invoices are signed; absent outside production: a test pair. */
  readonly ntsCert?: string;
  /** Bucket of an S3-compatible store for files; absent: a folder below `dataDir`. */
  readonly s3?: {
    readonly endpoint?: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKey: string;
    readonly secretKey: string;
  };
  /** Human verification by reCAPTCHA; absent: proof-of-work of our own. */
  readonly recaptcha?: { readonly siteKey: string; readonly secret: string; readonly verifyUrl: string };
  /** Other origins that the pages call: those of absolute VITE_API_BASE addresses (3-decisions 1). */
  readonly callOrigins: readonly string[];
}

/** Every problem of the environment at once, a sentence each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads and judges the whole environment. Pure. Throws SettingsError. */
export function readSettings(env: Env): Settings {
  const problems: string[] = [];
  const wrong = (ko: string, en: string): undefined => void problems.push(`${ko} / ${en}`);
  const get = (name: string): string | undefined => env[name]?.trim() || undefined;

  const appEnv = (get('APP_ENV') ?? 'local') as AppEnv;
  if (!environments.includes(appEnv)) {
    wrong(
      `APP_ENV 는 ${environments.join(', ')} 중 하나여야 합니다.`,
      `APP_ENV must be one of ${environments.join(', ')}`,
    );
  }
  const production = appEnv === 'production';
  const settings: Settings = {
    appEnv,
    production,
    port: whole('PORT', 3000, 65_535),
    host: get('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicOrigins: listOf('PUBLIC_ORIGINS', isOrigin, 'https://desk.example.com', 'https://desk.example.com'),
    trustedProxies: get('TRUSTED_PROXIES') === 'none' ? [] : listOf('TRUSTED_PROXIES', isProxy, '10.0.0.0/8', 'none'),
    dataDir: get('DATA_DIR') ?? '.data',
    databaseUrl: postgresUrl('DATABASE_URL'),
    databaseAppUrl: postgresUrl('DATABASE_APP_URL'),
    appSecret: get('APP_SECRET'),
    sealKey: key('SEAL_KEY'),
    appClock: moment('APP_CLOCK'),
    adminKey: get('ADMIN_KEY'),
    quickLogin: onOff('QUICK_LOGIN', !production),
    demoYard: onOff('DEMO_YARD', !production),
    accessSeconds: lifetime('ACCESS_TOKEN_LIFETIME', '30min'),
    refreshSeconds: lifetime('REFRESH_TOKEN_LIFETIME', '14d'),
    accessCookie: get('VITE_ACCESS_COOKIE') ?? usualAccessCookie,
    rootDomain: get('ROOT_DOMAIN'),
    mail: mailOut(),
    sms: smsOut(),
    messages: waysOut(),
    ntsCert: file('NTS_CERT'),
    s3: bucket(),
    recaptcha: recaptchaKeys(),
    callOrigins: callOrigins(),
  };
  if (settings.databaseAppUrl && !settings.databaseUrl) {
    wrong('DATABASE_APP_URL 은 DATABASE_URL 과 함께 지정해 주세요.', 'DATABASE_APP_URL needs DATABASE_URL');
  }
  if (production) judgeProduction(settings, wrong, (name) => get(name) !== undefined);
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;

  function whole(name: string, normal: number, max: number): number {
    const text = get(name);
    if (text === undefined) return normal;
    if (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max) return Number(text);
    wrong(`${name} 는 1 부터 ${max} 까지의 정수여야 합니다.`, `${name} must be a whole number from 1 to ${max}`);
    return normal;
  }

  function onOff(name: string, normal: boolean): boolean {
    const text = get(name)?.toLowerCase();
    if (text === undefined) return normal;
    if (['on', 'true', '1', 'yes'].includes(text)) return true;
    if (!['off', 'false', '0', 'no'].includes(text))
      wrong(`${name} 는 on 또는 off 여야 합니다.`, `${name} must be on or off`);
    return false;
  }

  /** Words apart by comma. */
  function listOf(name: string, fits: (word: string) => boolean, ...examples: readonly string[]): readonly string[] {
    const words = (get(name) ?? '').split(',').flatMap((word) => word.trim() || []);
    if (words.every(fits)) return words;
    const like = [...new Set(examples)];
    wrong(
      `${name} 는 쉼표로 구분한 ${like.join(' 또는 ')} 형식이어야 합니다.`,
      `${name} must be a list, apart by comma, like ${like.join(' or ')}`,
    );
    return [];
  }

  function postgresUrl(name: string): string | undefined {
    const text = get(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
    return wrong(
      `${name} 는 postgres://사용자:비밀번호@호스트:포트/데이터베이스 형식이어야 합니다.`,
      `${name} must look like postgres://user:password@host:port/database`,
    );
  }

  /** All of the names or none. */
  function together<N extends string>(...names: readonly N[]): Record<N, string> | undefined {
    const missing = names.filter((name) => get(name) === undefined);
    if (missing.length === names.length) return undefined;
    for (const name of missing) wrong(`${name} 도 지정해 주세요.`, `${name} is needed as well`);
    return Object.fromEntries(names.map((name) => [name, get(name) ?? ''])) as Record<N, string>;
  }

  function address(name: string, schemes: RegExp, example: string): void {
    const text = get(name);
    if (text === undefined || (URL.canParse(text) && schemes.test(new URL(text).protocol))) return;
    wrong(`${name} 는 ${example} 형식이어야 합니다.`, `${name} must look like ${example}`);
  }

  function mailOut(): Settings['mail'] {
    address('SMTP_URL', /^smtps?:$/, 'smtp://user:password@host:587');
    const given = together('SMTP_URL', 'MAIL_FROM');
    return given && { url: given.SMTP_URL, from: given.MAIL_FROM };
  }

  function smsOut(): Settings['sms'] {
    address('SMS_URL', /^https?:$/, 'https://gateway/messages');
    const given = together('SMS_URL', 'SMS_TOKEN', 'SMS_FROM');
    return given && { url: given.SMS_URL, token: given.SMS_TOKEN, from: given.SMS_FROM };
  }

  /** `MESSAGES_CUSTOMS=file:/srv/customs`: a folder with `out` and `in`; `MESSAGES_NTS=https://…`: a provider's interface. */
  function waysOut(): Settings['messages'] {
    return Object.fromEntries(
      receiverKeys.flatMap((receiver): (readonly [string, WayOut])[] => {
        const name = `MESSAGES_${receiver}`;
        const text = get(name);
        if (text === undefined || (text === 'simulator' && !production)) return [];
        if (/^file:\/[^\0]*$/.test(text) && path.isAbsolute(text.slice(5)))
          return [[receiver, { folder: text.slice(5) }]];
        // There is a public form for tax invoices alone.
        if (receiver === 'NTS' && /^form:\/[^\0]*$/.test(text)) return [[receiver, { form: text.slice(5) }]];
        const url = URL.canParse(text) ? new URL(text) : undefined;
        const inside = !production && url?.protocol === 'http:' && url.hostname === '127.0.0.1';
        if (url && (url.protocol === 'https:' || inside) && !url.username && !url.search && !url.hash) {
          const token = get(`${name}_TOKEN`);
          if (token) return [[receiver, { url: text.replace(/\/$/, ''), token }]];
          wrong(
            `${name} 에는 제공자의 인증키 ${name}_TOKEN 이 필요합니다.`,
            `${name} needs the provider's ${name}_TOKEN`,
          );
          return [];
        }
        if (text === 'simulator')
          wrong(`운영 환경에서는 ${name} 를 simulator 로 지정할 수 없습니다.`, `production refuses ${name}=simulator`);
        else
          wrong(
            `${name} 는 file:/절대/경로 또는 https://제공자/경로 형식이어야 합니다.`,
            `${name} must look like file:/absolute/folder or https://provider/path`,
          );
        return [];
      }),
    );
  }

  function file(name: string): string | undefined {
    const text = get(name);
    if (text === undefined || path.isAbsolute(text)) return text;
    return wrong(`${name} 는 파일의 절대 경로여야 합니다.`, `${name} must be the absolute path of a file`);
  }

  function bucket(): Settings['s3'] {
    address('S3_ENDPOINT', /^https?:$/, 'https://host');
    const given = together('S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY');
    const endpoint = get('S3_ENDPOINT');
    return (
      given && {
        ...(endpoint ? { endpoint } : {}),
        region: get('S3_REGION') ?? 'us-east-1',
        bucket: given.S3_BUCKET,
        accessKey: given.S3_ACCESS_KEY,
        secretKey: given.S3_SECRET_KEY,
      }
    );
  }

  function recaptchaKeys(): Settings['recaptcha'] {
    address('RECAPTCHA_VERIFY_URL', /^https?:$/, 'https://host/verify');
    const given = together('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET');
    const verifyUrl = get('RECAPTCHA_VERIFY_URL') ?? 'https://www.google.com/recaptcha/api/siteverify';
    return given && { siteKey: given.RECAPTCHA_SITE_KEY, secret: given.RECAPTCHA_SECRET, verifyUrl };
  }

  function callOrigins(): readonly string[] {
    const origins = Object.keys(env)
      .filter((name) => /^VITE_API_BASE(_|$)/.test(name))
      .map((name) => {
        const base = get(name) ?? '/';
        if (/^\/(?!\/)/.test(base)) return undefined;
        if (/^https?:\/\//.test(base) && URL.canParse(base)) return new URL(base).origin;
        return wrong(
          `${name} 는 /api 또는 https://호스트/api 형식이어야 합니다.`,
          `${name} must look like /api or https://host/api`,
        );
      });
    return [...new Set(origins)].filter((origin) => origin !== undefined);
  }

  /** 32 bytes, in base64 or hexadecimal digits. */
  function key(name: string): Buffer | undefined {
    const text = get(name);
    if (text === undefined) return undefined;
    const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
    if (bytes.length === 32 && new Set(bytes).size > 8) return bytes;
    return wrong(
      `${name} 는 무작위 32바이트를 base64 로 적은 값이어야 합니다(openssl rand -base64 32).`,
      `${name} must be 32 random bytes in base64 (openssl rand -base64 32)`,
    );
  }

  function moment(name: string): Date | undefined {
    const text = get(name);
    if (text === undefined) return undefined;
    const date = new Date(text);
    if (/^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(date.getTime())) return date;
    return wrong(
      `${name} 는 2026-11-20T09:00:00+09:00 형식이어야 합니다.`,
      `${name} must look like 2026-11-20T09:00:00+09:00`,
    );
  }

  function lifetime(name: string, normal: string): number {
    const seconds = secondsOf(get(name) ?? normal);
    if (seconds !== undefined) return seconds;
    wrong(`${name} 는 30min, 12h, 14d 같은 기간이어야 합니다.`, `${name} must be a time such as 30min, 12h or 14d`);
    return 0;
  }
}

const unitSeconds: Record<string, number> = { y: 365 * 86_400, m: 30 * 86_400, d: 86_400, h: 3600, min: 60, s: 1 };

/** Seconds of `14d`: y, m (30 days), d, h, min, s (1-foundations 9). */
export function secondsOf(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})(y|m|d|h|min|s)$/.exec(text) ?? [];
  const seconds = Number(count) * (unitSeconds[unit ?? ''] ?? Number.NaN);
  return seconds > 0 ? seconds : undefined;
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** An address, a range of them, or what stands for one. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

type Wrong = (ko: string, en: string) => void;

/** Production starts with its own database and secret, and with no aid of development (3-decisions 3). */
function judgeProduction(settings: Settings, wrong: Wrong, given: (name: string) => boolean): void {
  if (!settings.databaseUrl) wrong('운영 환경에는 DATABASE_URL 이 필요합니다.', 'production needs DATABASE_URL');
  const secret = settings.appSecret ?? '';
  if (secret.length < 32) {
    wrong(
      '운영 환경에는 32자 이상의 APP_SECRET 이 필요합니다.',
      'production needs an APP_SECRET of at least 32 characters',
    );
  } else if (isGuessable(secret)) {
    wrong('APP_SECRET 이 기본값이거나 짐작하기 쉽습니다.', 'APP_SECRET is a default or easy to guess');
  }
  if (!given('SEAL_KEY')) {
    wrong(
      '운영 환경에는 주민등록번호를 암호화할 SEAL_KEY 가 필요합니다(openssl rand -base64 32).',
      'production needs a SEAL_KEY to encrypt resident numbers (openssl rand -base64 32)',
    );
  }
  if (!given('PUBLIC_ORIGINS')) {
    wrong(
      '운영 환경에는 공개 주소 PUBLIC_ORIGINS 가 필요합니다(예: https://desk.example.com).',
      'production needs its public addresses in PUBLIC_ORIGINS (like https://desk.example.com)',
    );
  }
  if (!given('TRUSTED_PROXIES')) {
    wrong(
      '운영 환경에는 앞에 있는 프록시의 주소 TRUSTED_PROXIES 가 필요합니다. 없으면 none 으로 지정해 주세요.',
      'production needs the addresses of the proxies in front in TRUSTED_PROXIES, or none',
    );
  }
  if (settings.messages.NTS && !settings.ntsCert) {
    wrong(
      'MESSAGES_NTS 에는 전자세금계산서에 서명할 NTS_CERT 가 필요합니다.',
      'MESSAGES_NTS needs NTS_CERT, by which tax invoices are signed',
    );
  }
  const aids = { APP_CLOCK: settings.appClock, ADMIN_KEY: settings.adminKey, QUICK_LOGIN: settings.quickLogin };
  for (const [name, on] of Object.entries(aids)) {
    if (on)
      wrong(
        `운영 환경에서는 개발용 기능 ${name} 을(를) 켤 수 없습니다.`,
        `production refuses the development aid ${name}`,
      );
  }
}

const isGuessable = (secret: string): boolean =>
  new Set(secret).size < 10 ||
  /change.?(me|this|it)|default|example|your.?secret|placeholder|0123456789abcdef|hangro/i.test(secret);
