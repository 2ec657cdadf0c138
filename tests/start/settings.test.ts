import { describe, expect, test } from 'vitest';
import { readSettings, secondsOf, SettingsError } from '../../src/api/settings.ts';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://owner:secret@db.example:5432/hangro',
  APP_SECRET: 'Kq3vT8wZ1mN6xR0bY5cL9dF2gH7jP4sA',
  PUBLIC_ORIGINS: 'https://desk.example',
  TRUSTED_PROXIES: 'none',
  SEAL_KEY: 'CzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYY=',
};

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return (error as SettingsError).problems;
  }
};

test('an empty environment is a local one on loopback', () => {
  expect(readSettings({})).toMatchObject({
    appEnv: 'local',
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    quickLogin: true,
    accessSeconds: 1800,
    refreshSeconds: 14 * 86_400,
  });
});

test('production with its own database and secret is open to the network and has no aids', () => {
  expect(readSettings(production)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    quickLogin: false,
    adminKey: undefined,
  });
});

describe('production refuses', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    ['no database', { DATABASE_URL: '' }, /needs DATABASE_URL/],
    ['no secret', { APP_SECRET: '' }, /at least 32 characters/],
    ['a short secret', { APP_SECRET: 'Kq3vT8wZ1mN6' }, /at least 32 characters/],
    ['a secret of one letter', { APP_SECRET: 'a'.repeat(40) }, /default or easy to guess/],
    ['a default secret', { APP_SECRET: 'change-me-change-me-please-1234567890' }, /default or easy to guess/],
    ['no key for resident numbers', { SEAL_KEY: '' }, /needs a SEAL_KEY/],
    ['a short key', { SEAL_KEY: 'c2hvcnQ=' }, /SEAL_KEY must be 32 random bytes/],
    ['a key of one letter', { SEAL_KEY: 'a'.repeat(64) }, /SEAL_KEY must be 32 random bytes/],
    ['no address of its own', { PUBLIC_ORIGINS: '' }, /needs its public addresses in PUBLIC_ORIGINS/],
    ['an address with a path', { PUBLIC_ORIGINS: 'https://desk.example/x' }, /PUBLIC_ORIGINS must be a list/],
    ['no word on proxies', { TRUSTED_PROXIES: '' }, /needs the addresses of the proxies/],
    ['a proxy that is no address', { TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES must be a list/],
    ['a set clock', { APP_CLOCK: '2026-11-20T09:00:00+09:00' }, /development aid APP_CLOCK/],
    ['an admin key', { ADMIN_KEY: 'open sesame' }, /development aid ADMIN_KEY/],
    ['the quick-login list', { QUICK_LOGIN: 'on' }, /development aid QUICK_LOGIN/],
  ];
  test.each(cases)('%s', (_, env, sentence) => {
    const problems = problemsOf({ ...production, ...env });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });
});

test('every problem is named at once, in both languages', () => {
  const problems = problemsOf({
    APP_ENV: 'test',
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    APP_CLOCK: 'noon',
    QUICK_LOGIN: 'maybe',
  });
  expect(problems).toHaveLength(5);
  for (const problem of problems) expect(problem).toMatch(/[가-힣].* \/ .*[a-z]/);
});

test.each([
  ['14d', 1_209_600],
  ['30min', 1800],
  ['2m', 5_184_000],
  ['1y', 31_536_000],
  ['90s', 90],
  ['12h', 43_200],
  ['0d', undefined],
  ['14', undefined],
  ['1.5h', undefined],
])('%s is %s seconds', (text, seconds) => expect(secondsOf(text)).toBe(seconds));

test('ways out for messages and human verification need all of their names, and addresses', () => {
  expect(readSettings({})).toMatchObject({ mail: undefined, sms: undefined, recaptcha: undefined });
  const all = {
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'no-reply@demo.example',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN: 't',
    SMS_FROM: '15990000',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'keep',
  };
  expect(readSettings(all)).toMatchObject({
    mail: { url: 'smtps://u:p@mail.example:465', from: 'no-reply@demo.example' },
    sms: { url: 'https://sms.example/send', token: 't', from: '15990000' },
    recaptcha: { siteKey: 'site', secret: 'keep', verifyUrl: 'https://www.google.com/recaptcha/api/siteverify' },
  });
  for (const [name, missing] of [
    ['SMTP_URL', 'MAIL_FROM'],
    ['SMS_URL', 'SMS_TOKEN'],
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ] as const) {
    expect(problemsOf({ [name]: all[name] })).toContainEqual(expect.stringContaining(`${missing} is needed as well`));
  }
  expect(problemsOf({ ...all, SMTP_URL: 'mail.example' })).toEqual([
    expect.stringContaining('SMTP_URL must look like'),
  ]);
  expect(problemsOf({ ...all, SMS_URL: 'ftp://sms.example' })).toEqual([
    expect.stringContaining('SMS_URL must look like'),
  ]);
});

test('absolute bases of calls are origins of their own; a base of this server is none; anything else ends the start', () => {
  expect(readSettings({}).callOrigins).toEqual([]);
  expect(
    readSettings({
      VITE_API_BASE: '/api',
      VITE_API_BASE_RS4: '/rs4/api/',
      VITE_API_BASE_SHIPWORK: 'https://shipwork.example:8443/api/',
      VITE_API_BASE_SYSTEM: 'https://shipwork.example:8443/system',
      VITE_API_BASE_3PL: '',
      VITE_API_BASEMENT: 'never read',
    }).callOrigins,
  ).toEqual(['https://shipwork.example:8443']);
  for (const base of ['shipwork.example/api', '//shipwork.example', 'javascript:alert(1)', 'https://', "https://a'; x"])
    expect(problemsOf({ VITE_API_BASE_SHIPWORK: base }), base).toEqual([
      'VITE_API_BASE_SHIPWORK 는 /api 또는 https://호스트/api 형식이어야 합니다. / VITE_API_BASE_SHIPWORK must look like /api or https://host/api',
    ]);
});

test('receivers of messages are reached by absolute folders; production has no simulator', () => {
  expect(readSettings({ MESSAGES_PCR: 'simulator' }).messages).toEqual({});
  expect(readSettings({ ...production, MESSAGES_CUSTOMS: 'file:/srv/customs' }).messages).toEqual({
    CUSTOMS: { folder: '/srv/customs' },
  });
  for (const wrong of ['file:customs', '/srv/customs', 'https://customs.example'])
    expect(problemsOf({ MESSAGES_CUSTOMS: wrong }).join(), wrong).toContain('MESSAGES_CUSTOMS');
  expect(problemsOf({ ...production, MESSAGES_CUSTOMS: 'simulator' }).join()).toContain('simulator');
});

test('the upload form of the tax office is a folder of its own, and nobody else has one', () => {
  expect(readSettings({ MESSAGES_NTS: 'form:/srv/nts' }).messages).toEqual({ NTS: { form: '/srv/nts' } });
  expect(problemsOf({ MESSAGES_PCR: 'form:/srv/pcr' }).join()).toContain('MESSAGES_PCR');
  expect(problemsOf({ MESSAGES_NTS: 'form:nts' }).join()).toContain('MESSAGES_NTS');
});

test('a provider is reached by https and its token; in the clear on this machine alone, outside production', () => {
  const way = { MESSAGES_NTS: 'https://asp.example/v1/', MESSAGES_NTS_TOKEN: 'secret' };
  expect(readSettings(way).messages).toEqual({ NTS: { url: 'https://asp.example/v1', token: 'secret' } });
  const near = { ...way, MESSAGES_NTS: 'http://127.0.0.1:9/v1' };
  expect(readSettings(near).messages).toEqual({ NTS: { url: 'http://127.0.0.1:9/v1', token: 'secret' } });
  expect(problemsOf({ ...production, ...near, NTS_CERT: '/srv/nts.pem' }).join()).toContain('MESSAGES_NTS');
  expect(problemsOf({ MESSAGES_NTS: way.MESSAGES_NTS }).join()).toContain('MESSAGES_NTS_TOKEN');
  for (const wrong of [
    'http://asp.example/v1',
    'https://a:b@asp.example',
    'https://asp.example?key=1',
    'ftp://asp.example',
  ])
    expect(problemsOf({ ...way, MESSAGES_NTS: wrong }).join(), wrong).toContain('MESSAGES_NTS');
});
