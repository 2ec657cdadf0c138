/** Public pages as the server answers them: readable without a script, and known to search engines (2-portal 2). */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/api/app.ts';
import { earlyScript } from '../../../src/api/plugins/early.ts';
import { readSettings } from '../../../src/api/settings.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { makeDraw } from '../../../src/draw.tsx';
import { behaviours, routes } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { startApp, testClock, testSecret, type TestApp } from '../../support/app.ts';

let world: TestApp;
let server: FastifyInstance;
let folder: string;
let broken = false;
const said: string[] = [];
beforeAll(async () => {
  world = await startApp();
  folder = mkdtempSync(path.join(tmpdir(), 'hangro-pages-'));
  // As the build leaves it: with its module in the head.
  const source = readFileSync(path.resolve(import.meta.dirname, '../../../index.html'), 'utf8');
  const entry = '<script type="module" src="/src/main.tsx"></script>';
  writeFileSync(path.join(folder, 'index.html'), source.replace(entry, '').replace('</head>', `${entry}</head>`));
  const settings = readSettings({
    APP_SECRET: testSecret,
    APP_CLOCK: testClock,
    DATABASE_URL: world.urls.ownerUrl,
    DATA_DIR: folder,
    PUBLIC_ORIGINS: 'http://hangro.example',
  });
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/c.css'), '.c{color:red}\n');
  const font = (name: string) => ({ js: [], css: [], other: [`assets/${name}.woff2`] });
  const draw = makeDraw({
    'src/services/publicFrame.web.tsx': { js: ['assets/c.js'], css: ['assets/c.css', 'assets/gone.css'] },
    ...{ 'src/ui/theme/letters/latin.woff2': font('latin'), 'src/ui/theme/letters/hangul.woff2': font('hangul') },
  });
  server = await buildApp({
    settings: { ...settings, appSecret: testSecret },
    ...{ database: world.database, resources, behaviours, routes, webFolder: folder },
    // A machine that runs other tests as well is no reason to refuse.
    maxLag: 60_000,
    isPage: (pathname) => pathname !== '/rs4/none',
    draw: (ask) => (broken ? Promise.reject(new Error('no drawing')) : draw(ask)),
    log: { write: (line) => said.push(line) },
  });
});
afterAll(async () => {
  await server.close();
  await world.close();
  rmSync(folder, { recursive: true });
});

interface Wish {
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
async function page(url: string, { cookie, headers }: Wish = {}) {
  const answer = await server.inject({
    url,
    headers: { host: 'hangro.example', ...(cookie ? { cookie } : {}), ...headers },
  });
  const html = answer.body;
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  return {
    ...{ status: answer.statusCode, headers: answer.headers, html },
    title: all(/<title>([^<]*)<\/title>/g)[0],
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`, 'g'))[0],
    canonical: all(/<link rel="canonical" href="([^"]*)" \/>/g)[0],
    languages: all(/<link rel="alternate" hreflang="([\w-]+)"/g),
    structured: all(/<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
    handed: () =>
      JSON.parse(all(/<script type="application\/json" id="hangro-drawn">([^<]*)<\/script>/g)[0]!) as Record<
        string,
        unknown
      >,
    root: /<div id="root"[^>]*>(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1],
  };
}

const drawn = [
  ['/portal/index', '수리조선 지원 시스템', '통관'],
  ['/lmate/index', '포워딩 업무 플랫폼 | 엘메이트', '통관'],
  ['/srmate/terms', '이용약관', '목적'],
  ['/portal/terms', '이용약관', '목적'],
  ['/portal/policy', '클라우드', '99.5%'],
  ['/portal/privacy', '개인정보처리방침', '5년'],
  ['/portal/consent', '개인정보 수집', '블록체인'],
  ['/portal/about/contact', '연락처', '051-000-0001'],
  ['/portal/svcstore', '서비스 스토어', '외화획득용 구매확인서 발급 신청'],
  ['/portal/svcstore/30', '선박수리 관리', '견적서 한 장에서 입금까지'],
  ['/portal/svcinfo/27', '보세운송신고', '차량 자격등록'],
  ['/portal/about/ask', '질문하기', '답변받을 이메일'],
  ['/portal/about/sitemap', '사이트맵', '클라우드 이용약관'],
  ['/portal/login', '로그인', '자바스크립트'],
  ['/portal/join', '회원가입', '자바스크립트'],
  ['/portal/find/id', '아이디 찾기', '자바스크립트'],
  ['/portal_m/terms', '이용약관', '서비스 스토어'],
] as const;

describe('a page of the desk of somebody who is logged in', () => {
  const inside = { cookie: 'hangro_at=x; hangro_scheme=dark; hangro_lang=en' };
  test('has the frame in its first bytes, in the language and scheme that were chosen, with words for those who listen', async () => {
    const { html, status, headers } = await page('/rs4/quot', inside);
    expect(status).toBe(200);
    expect(headers.vary).toMatch(/cookie/i);
    expect(html).toContain('<html lang="en" data-scheme="dark"');
    expect(html).toMatch(
      /<div id="root"><\/div>\s*<div class="hg-wait" role="status"[^>]*><span class="hg-sr">Loading/,
    );
    expect(html).toContain('#root:not(:empty) + .hg-wait');
    expect(html).toContain('hg-wait__row');
    expect(html).not.toContain('hg-wait__form"');
  });
  test('has the shape of a form where it is one, and of the phone where the address says so', async () => {
    expect((await page('/rs4/quot/12', inside)).html).toContain('class="hg-wait__form"');
    const phone = await page('/rs4_m/quot', { cookie: 'hangro_at=x' });
    expect(phone.html).toContain('<html lang="ko"');
    expect(phone.html).toContain('불러오는 중입니다');
    expect(phone.html).toContain('[data-phone] .hg-wait');
  });
  test('says all the same when there is no such page, and is empty for a visitor, who is sent to the login', async () => {
    expect(await page('/rs4/none', inside)).toMatchObject({ status: 404 });
    expect((await page('/rs4/quot')).html).not.toContain('hg-wait');
  });
});

describe('every public route', () => {
  test.each(drawn)('%s says what it is and holds its content', async (url, title, text) => {
    const { status, headers, ...seen } = await page(url);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(seen.html).toContain('<html lang="ko">');
    expect(seen.title).toContain(title);
    expect(seen.meta('description')!.length).toBeGreaterThan(25);
    expect(seen.meta('og:title')).toBeTruthy();
    expect(seen.meta('og:url')).toBe(seen.canonical);
    expect(seen.meta('og:image')).toBe('http://hangro.example/share.png');
    expect(seen.canonical).toBe(`http://hangro.example${url.replace('_m', '').replace('/srmate/', '/portal/')}`);
    expect(seen.languages).toEqual(['ko', 'en', 'x-default']);
    expect(seen.structured[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      url: seen.canonical,
    });
    expect(seen.root).toContain('<main id="main"');
    expect(seen.root).toContain('<footer');
    expect(seen.root).toContain(text);
    // The policy forbids scripts in the page, but for the one that it knows.
    expect(
      seen.html
        .replace(`<script>${earlyScript}</script>`, '')
        .replace(/<script type="(application\/(ld\+)?json|module)"/g, ''),
    ).not.toMatch(/<script|\son\w+=/);
  });

  test.each(drawn)('%s is written as the standard of HTML asks', async (url) => {
    const { root = '' } = await page(url);
    const faults = [
      // Where one source says how wide its picture is, each says how wide it is shown.
      ...(root.match(/<(source|img)\b[^>]*srcSet="[^"]* \d+w[^>]*>/gi) ?? []).filter((tag) => !tag.includes('sizes="')),
      ...(root.match(/<picture\b.*?<\/picture>/gs) ?? [])
        .filter((picture) => picture.includes('sizes="'))
        .flatMap((picture) => picture.match(/<source\b[^>]*>/g) ?? [])
        .filter((tag) => !tag.includes('sizes="')),
      // Parts of a table are what their elements are.
      ...(root.match(/<(table|thead|tbody|tr|th|td)\b[^>]* role="[^>]*>/g) ?? []),
      ...(root.match(/<input\b[^>]*type="tel"[^>]*>/g) ?? []).filter((tag) => /autocomplete="tel-/i.test(tag)),
    ];
    expect(faults).toEqual([]);
  });

  test.each(['', '?tab=price'])('all texts of a service stand in its page: svcstore/30%s', async (query) => {
    const { root } = await page(`/portal/svcstore/30${query}`);
    const panels = [...root!.matchAll(/role="tabpanel" id="service-(\w+)"/g)].map(([, id]) => id);
    expect(panels).toEqual(['summary', 'functions', 'price']);
    for (const text of ['견적서 한 장에서 입금까지', '25,000원', '5,000,000원']) expect(root).toContain(text);
  });

  test('services are listed and told for machines; one that is not there answers 404 with its sentence', async () => {
    const list = (await page('/portal/svcstore?sys=RS4&lang=en')).structured.find(
      (data) => data['@type'] === 'ItemList',
    )!;
    expect(list['itemListElement']).toHaveLength(14);
    const english = await page('/portal/svcstore/30?lang=en');
    expect(english.structured.find((data) => data['@type'] === 'Service')).toMatchObject({
      name: 'Ship repair',
      serviceType: 'Ship repair',
    });
    expect(list['itemListElement']).toContainEqual(
      expect.objectContaining({ name: 'Ship repair', url: 'http://hangro.example/portal/svcstore/30?lang=en' }),
    );
    expect(english.root).toContain('from quotation to payment');
    expect((await page('/portal/svcinfo')).status).toBe(404);
    for (const url of ['/portal/svcstore/99', '/portal/svcstore/x', '/portal/svcinfo/21']) {
      const { status, html, meta } = await page(url);
      expect([status, meta('robots')], url).toEqual([404, 'noindex']);
      expect(html).toContain('존재하지 않는 서비스입니다.');
    }
  });

  test('a service is offered at the fees that the operator keeps, by the company that every page names', async () => {
    const { structured } = await page('/portal/svcstore/30');
    const service = structured.find((data) => data['@type'] === 'Service')!;
    const offers = service['offers'] as Record<string, unknown>[];
    const record = await (await world.as('oper')).get('/platform/system/product/30');
    const fees = record.body['feeList'] as { readonly feeNm: string; readonly unitPrice: string }[];
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
      fees.map(({ feeNm, unitPrice }) => [feeNm, unitPrice, 'KRW']),
    );
    expect(offers[0]).toMatchObject({
      '@type': 'Offer',
      name: '기본요금',
      price: '25000',
      availability: 'https://schema.org/InStock',
      priceSpecification: { '@type': 'UnitPriceSpecification', unitText: 'ID/월', valueAddedTaxIncluded: false },
    });
    const publisher = structured[0]!['publisher'] as Record<string, unknown>;
    expect(service['provider']).toEqual({ '@id': publisher['@id'] });
    expect(publisher).toMatchObject({
      '@id': 'http://hangro.example/#company',
      logo: 'http://hangro.example/mark.svg',
    });
    const english = (await page('/portal/svcstore/30?lang=en')).structured.find((data) => data['@type'] === 'Service');
    expect(JSON.stringify(english?.['offers'])).not.toMatch(/[가-힣]/);
    const announced = (await page('/portal/svcstore/34')).structured.find((data) => data['@type'] === 'Service');
    expect(JSON.stringify(announced?.['offers'])).toContain('https://schema.org/PreOrder');
  });

  test.each(['/portal/svcstore/30', '/portal/svcinfo/30', '/lmate/svcinfo/27?lang=en'])(
    'the header marks the store above %s',
    async (url) => {
      const { root = '' } = await page(url);
      const marked = [...root.matchAll(/<a\b[^>]*class="pt-head__way"[^>]*>/g)].filter(([link]) =>
        link.includes('aria-current="true"'),
      );
      expect(marked.map(([link]) => /href="\/\w+\/([\w/]+)/.exec(link)?.[1])).toEqual(['svcstore']);
    },
  );

  test('a post in Korean is one page, in whichever language it stands', async () => {
    const english = await page('/portal/about/notice/27?lang=en');
    expect(english.canonical).toBe('http://hangro.example/portal/about/notice/27');
    expect(english.languages).toEqual([]);
    expect(english.root).toContain('<h1 lang="ko">');
    expect(english.structured[1]).toMatchObject({
      inLanguage: 'ko',
      author: { '@id': 'http://hangro.example/#company' },
    });
    const map = (await page('/sitemap.xml')).html.split('<url>');
    expect(map.find((url) => url.includes('/about/notice/27<'))).not.toContain('hreflang');
  });

  test('the offer of a service and its introduction are told apart', async () => {
    for (const [id, query] of ['27', '30'].flatMap((one) => [
      [one, ''],
      [one, '?lang=en'],
    ])) {
      const [offer, introduction] = [
        await page(`/portal/svcstore/${id}${query}`),
        await page(`/portal/svcinfo/${id}${query}`),
      ];
      expect(offer.title).not.toBe(introduction.title);
      expect(offer.meta('description')).not.toBe(introduction.meta('description'));
    }
  });

  test('the way to a page is told for machines by its links and its own name', async () => {
    const steps = async (url: string) => {
      const list = /<ol [^>]*itemType="https:\/\/schema\.org\/BreadcrumbList".*?<\/ol>/s.exec(
        (await page(url)).root!,
      )![0];
      return list
        .split('<li')
        .filter((item) => item.includes('https://schema.org/ListItem'))
        .map((item) => [
          /itemProp="position" content="(\d)"/.exec(item)?.[1],
          /itemProp="item" href="([^"]*)"|href="([^"]*)" itemProp="item"/.exec(item)?.slice(1).join(''),
          /itemProp="name">([^<]*)</.exec(item)?.[1],
        ]);
    };
    const home = ['1', '/portal/index', '홈'];
    expect(await steps('/portal/svcstore/30')).toEqual([
      home,
      ['2', '/portal/svcstore', '서비스 스토어'],
      ['3', undefined, '선박수리 관리'],
    ]);
    expect(await steps('/portal/terms')).toEqual([home, ['2', undefined, '이용약관']]);
    expect((await steps('/portal/about/notice/27')).map(([at, to]) => [at, to])).toEqual([
      ['1', '/portal/index'],
      ['2', expect.stringContaining('/portal/about/notice?boardCd=')],
      ['3', undefined],
    ]);
  });

  test('speaks the language of the address, which its links keep, else the one chosen before', async () => {
    const english = await page('/portal/about/contact?lang=en', { cookie: 'hangro_lang=de' });
    expect(english.html).toContain('<html lang="en">');
    expect(english.title).toMatch(/^Contact \| /);
    expect(english.canonical).toBe('http://hangro.example/portal/about/contact?lang=en');
    expect(english.root).toContain('href="/portal/terms?lang=en"');
    const kept = await page('/portal/about/contact', { cookie: 'hangro_lang=en' });
    expect(kept.html).toContain('<html lang="en">');
    expect(kept.canonical).toBe('http://hangro.example/portal/about/contact?lang=en');
    expect(kept.root).toContain('href="/portal/terms"');
    expect(kept.headers['vary']).toContain('cookie');
    expect((await page('/portal/about/contact?lang=xx')).html).toContain('<html lang="ko">');
  });

  test('a language that is not complete is not offered: who wants it reads English', async () => {
    for (const french of [
      await page('/portal/index?lang=fr'),
      await page('/portal/index', { cookie: 'hangro_lang=fr' }),
    ]) {
      expect(french.html).toContain('<html lang="en">');
      expect(french.canonical).toBe('http://hangro.example/portal/index?lang=en');
      const [choice = ''] = /<select name="lang".*?<\/select>/s.exec(french.root!) ?? [];
      expect([...choice.matchAll(/value="(\w+)"/g)].map(([, code]) => code)).toEqual(['ko', 'en']);
    }
  });

  test('brings its styles along; its modules wait until it is painted', async () => {
    const { html, headers } = await page('/portal/about/contact');
    expect(html).toContain(
      '<style>.c{color:red}</style><link rel="stylesheet" crossorigin href="/assets/c.css" disabled />',
    );
    // A sheet that cannot be read is fetched as ever.
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/gone.css" />');
    const [, later = ''] = /<template id="hangro-later">(.*)<\/template>/.exec(html) ?? [];
    expect(later).toContain('<link rel="modulepreload" crossorigin href="/assets/c.js" />');
    expect(later).toContain('<script type="module" src="/src/main.tsx"></script>');
    expect(html.replace(later, '')).not.toMatch(/modulepreload|type="module"/);
    const hash = createHash('sha256')
      .update(/<script>([^]*?)<\/script>/.exec(html)![1]!)
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  test('asks for the letters of its language at once', async () => {
    const fonts = async (url: string) =>
      [...(await page(url)).html.matchAll(/rel="preload" as="font" [^>]*href="([^"]+)"/g)].map(([, to]) => to);
    expect(await fonts('/portal/terms')).toEqual(['/assets/latin.woff2', '/assets/hangul.woff2']);
    expect(await fonts('/portal/terms?lang=en')).toEqual(['/assets/latin.woff2']);
  });

  test('hands over language, day and answers', async () => {
    expect((await page('/portal/terms')).handed()).toEqual({ language: 'ko', today: '2026-11-20', answers: {} });
  });
});

describe('addresses', () => {
  test.each(['/portal/nowhere', '/nowhere/at/all', '/portal/find/nothing', '/platform/member/nothing'])(
    '%s is missing by status and by sight',
    async (url) => {
      const { status, title, root, meta, canonical } = await page(url);
      expect(status).toBe(404);
      expect(title).toContain('페이지를 찾을 수 없습니다');
      expect(root).toContain(`<code>${url}</code>`);
      expect(meta('robots')).toBe('noindex');
      expect(canonical).toBeUndefined();
    },
  );

  test('the page that takes a change of contacts back is for whoever was sent its address', async () => {
    const { status, title, meta, root } = await page('/portal/contactUndo');
    expect([status, meta('robots')]).toEqual([200, 'noindex']);
    expect(title).toContain('연락처 되돌리기');
    expect(root).toContain('되돌리기 코드');
  });

  test.each([
    ['/', '/portal/index'],
    ['/terms', '/portal/terms'],
    ['/consent?isBond=true', '/portal/consent?isBond=true'],
    ['/lmate', '/lmate/index'],
    ['/portal/me', '/fw/me'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await page(from);
    expect([status, headers['location']]).toEqual([302, to]);
  });

  test.each([
    ['/portal/INDEX', '/portal/index'],
    ['/portal/index/?lang=en', '/portal/index?lang=en'],
    ['/portal/About/Notice/27/', '/portal/about/notice/27'],
    ['/lmate_m/Terms', '/lmate_m/terms'],
  ])('%s is only another spelling of %s', async (from, to) => {
    const { status, headers } = await page(from);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  test.each([
    ['/srmate/index', '/portal/index'],
    ['/srmate/svcstore/30', '/portal/svcstore/30'],
    ['/lmate/terms', '/portal/terms'],
    ['/lmate_m/index', '/lmate/index'],
    ['/platform/member/login', '/portal/login'],
  ])('%s shows the page of %s', async (at, one) => {
    const { status, canonical } = await page(at);
    expect([status, canonical]).toEqual([200, `http://hangro.example${one}`]);
  });

  test.each([
    ['', '로그인하려면 브라우저에서 자바스크립트를 켜 주세요.', '051-000-0001'],
    ['?lang=en', 'Logging in needs JavaScript', '+82 51-000-0001'],
  ])('the login of the desk%s says without scripts what it needs and whom to ask', async (query, sentence, phone) => {
    const { html } = await page(`/platform/member/login${query}`);
    const [, scriptless] = /<div id="root"><\/div>\s*<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(scriptless).toContain(sentence);
    expect(scriptless).toContain(`href="tel:+82510000001">${phone}</a>`);
    expect(scriptless).toContain('href="mailto:');
  });

  test('the front page of forwarders has its own title and description', async () => {
    const [own, other] = [await page('/lmate/index'), await page('/portal/index')];
    expect(own.title).toBe('포워딩 업무 플랫폼 | 엘메이트');
    expect(own.html).toContain('엘메이트 포워딩 업무 플랫폼</h1>');
    expect(other.title).toContain('수리조선 지원 시스템');
    expect(own.meta('description')).toContain('엘메이트');
    expect(other.meta('description')).not.toContain('엘메이트');
  });

  test('the back office, and what somebody brings along, stay with the browser', async () => {
    for (const url of [
      '/rs4/clnt',
      '/fw/me',
      '/platform/mypage/info',
      '/portal/index?refreshToken=abc',
      '/terms?cmd=logout',
    ]) {
      const { status, html } = await page(url);
      expect([url, status]).toEqual([url, 200]);
      expect(html).toContain('<div id="root"></div>');
    }
    const { html } = await page('/', { cookie: 'hangro_rt=x' });
    expect(html).toContain('<div id="root"></div>');
  });

  test('every link of every page, without a script, leads to a page or a part of one', async () => {
    const seen = new Map<string, Awaited<ReturnType<typeof page>>>();
    const visit = async (url: string) => seen.get(url) ?? seen.set(url, await page(url)).get(url)!;
    const left = [
      '/portal/index',
      '/portal/svcinfo/30',
      '/portal/consent?isBond=true',
      '/portal/about/contact?lang=en',
    ];
    const asked = new Set(left);
    const lost: string[] = [];
    for (let at = left.pop(); at; at = left.pop()) {
      const { root } = await visit(at);
      for (const [, written = ''] of root!.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
        const to = new URL(written.replaceAll('&amp;', '&'), `http://hangro.example${at}`);
        if (
          /^(tel|mailto):/.test(to.protocol) ||
          to.host !== 'hangro.example' ||
          /^\/(api|assets|src)\//.test(to.pathname)
        )
          continue;
        const url = to.pathname + to.search;
        const { status, headers, html } = await visit(url);
        const type = String(headers['content-type']);
        if (status !== 200 && status !== 302) lost.push(`${at}: ${written} answers ${status}`);
        const part = decodeURIComponent(to.hash.slice(1));
        if (part && !html.includes(` id="${part}"`)) lost.push(`${at}: ${written} leads to no part`);
        if (status !== 200 || !type.startsWith('text/html') || !url.startsWith('/portal/') || asked.has(url)) continue;
        asked.add(url);
        left.push(url);
      }
    }
    expect(lost).toEqual([]);
    const known = [
      'index',
      'terms',
      'policy',
      'privacy',
      'svcstore',
      'svcstore/30',
      'svcinfo/27',
      'about/sitemap',
      'about/contact',
      'login',
      'join',
      'find/id',
    ];
    expect([...seen.keys()]).toEqual(expect.arrayContaining(known.map((to) => `/portal/${to}`)));
    expect([...seen.keys()].filter((url) => /about\/notice\/\d+/.test(url)).length).toBeGreaterThan(20);
  }, 120_000);

  test('a page in a window of its own is not for search engines; parameters that make no page are left out', async () => {
    const alone = await page('/portal/privacy?isOnlyContentsMode=true');
    expect([alone.meta('robots'), alone.canonical]).toEqual(['noindex', undefined]);
    expect(alone.root).not.toContain('<footer');
    expect((await page('/portal/consent?isBond=true&from=mail')).canonical).toBe(
      'http://hangro.example/portal/consent?isBond=true',
    );
  });

  test('no other name that somebody calls us by stands in a page, neither by Host nor forwarded', async () => {
    const forwarded = { 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'https' };
    for (const url of ['/portal/index', '/portal/about/notice', '/sitemap.xml', '/robots.txt']) {
      const { html, status } = await page(url, { headers: forwarded });
      expect([url, status, html.includes('other.example'), html.includes('https://hangro')]).toEqual([
        url,
        200,
        false,
        false,
      ]);
      expect(html).toContain('http://hangro.example/');
      const strange = await page(url, { headers: { host: 'other.example' } });
      expect([url, strange.status, strange.html.includes('E_HOST'), strange.html.includes('hangro.example')]).toEqual([
        url,
        421,
        true,
        false,
      ]);
    }
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:80'])
      expect((await page('/health/live', { headers: { host } })).status).toBe(200);
  });

  test('markup in an address runs nowhere', async () => {
    const { html } = await page('/portal/%3Cscript%3Ealert(1)%3C/script%3E?q=</script><script>alert(2)</script>');
    expect(html).not.toContain('<script>alert');
    const host = await page('/portal/terms', { headers: { host: 'x"><script>alert(3)</script>' } });
    expect(host.html).not.toContain('<script>alert');
  });
});

describe('without a script', () => {
  test('pages of replies are reached by links', async () => {
    const oper = await world.as('oper');
    const made = await oper.post('/platform/system/board', {
      boardCd: 'platform_qna',
      title: '긴 글타래',
      boardDesc: '<p>?</p>',
    });
    const id = String(made.body['id']);
    await withClient(world.urls.ownerUrl, (owner) =>
      owner.query(
        `insert into platform_system_board_mt_board_reply (corp_id, parent_id, sort_no, writer_nm, reply_desc, reply_dtm, edit_dtm)
         select 1, $1, n, '선원', '<p>답글 ' || n || '번</p>', now(), now() from generate_series(1, 12) n`,
        [id],
      ),
    );
    const at = `/portal/about/notice/${id}`;
    const first = await page(at);
    expect([first.html.includes('답글 10번'), first.html.includes('답글 11번')]).toEqual([true, false]);
    expect(first.root).toContain(`href="${at}?replyPage=2"`);
    const second = await page(`${at}?replyPage=2`);
    expect([second.status, second.html.includes('답글 10번'), second.html.includes('답글 12번')]).toEqual([
      200,
      false,
      true,
    ]);
    expect(second.canonical).toBe(`http://hangro.example${at}?replyPage=2`);
    expect(second.root).toContain(`href="${at}"`);
  });

  const linked = (html: string) =>
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));

  test('every page that links lead to, of each brand, on the phone and in English, shows its content', async () => {
    const known = new Set<string>();
    const open = ['/portal/index', '/lmate/index', '/srmate/index', '/portal_m/index', '/portal/index?lang=en'];
    const faults: string[] = [];
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      const { status, headers, root = '', title } = await page(url);
      if (status === 302) {
        open.push(String(headers['location']));
        continue;
      }
      // The desk asks for a login by its own script.
      if (status === 200 && root === '') continue;
      const words =
        /<main\b[^>]*>(.*)<\/main>/s
          .exec(root)?.[1]
          ?.replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ') ?? '';
      if (status !== 200 || words.length < 60 || !title || root.match(/<h1\b/g)?.length !== 1)
        faults.push(`${url} ${status} ${words.slice(0, 80)}`);
      for (const [anchor] of root.matchAll(/<a\b[^>]*>/g))
        if (!/\shref="[^"#]|\shref="#[^"]/.test(anchor)) faults.push(`${url} ${anchor}`);
      for (const to of linked(root)) {
        const [address = ''] = to.split('#');
        // Files (a film, the feed) are no pages.
        if (!address.startsWith('/') || /\.\w+$/.test(address) || known.has(address)) continue;
        known.add(address);
        open.push(address);
      }
    }
    expect(faults).toEqual([]);
    for (const to of [
      '/portal/terms',
      '/portal/about/sitemap',
      '/portal/svcstore/30',
      '/lmate/policy',
      '/portal/terms?lang=en',
    ])
      expect(known).toContain(to);
    expect([...known].filter((to) => /\/about\/notice\/\d+/.test(to)).length).toBeGreaterThan(5);
  }, 120_000);

  test('language and version of a legal text are chosen by forms that the browser sends, with what the address says besides', async () => {
    const { root = '' } = await page('/portal/consent?isBond=true&v=2024-01-01');
    const forms = [...root.matchAll(/<form\b[^>]*method="get"[^>]*>(.*?)<\/form>/gs)].map(([, inside = '']) => inside);
    const [language = '', version = ''] = forms;
    expect(language).toMatch(/<select name="lang"/);
    expect(language).toContain('<input type="hidden" name="isBond" value="true"/>');
    expect(language).toContain('<input type="hidden" name="v" value="2024-01-01"/>');
    expect(version).toMatch(/<select id="legal-version" name="v"/);
    expect(version).toContain('<input type="hidden" name="isBond" value="true"/>');
    expect(version).not.toContain('name="v" value="2024-01-01"/>');
    for (const form of forms.slice(0, 2)) expect(form).toMatch(/<button type="submit"[^>]*>보기<\/button>/);
    expect(root).toMatch(
      /href="\/portal\/about\/sitemap" class="pt-head__item pt-unscripted"|class="pt-head__item pt-unscripted" href="\/portal\/about\/sitemap"/,
    );
  });
});

describe('for machines', () => {
  test('robots may read what is public and nothing else', async () => {
    const { html, headers } = await page('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(html).toMatch(/Allow: \/portal\/\n[^]*Disallow: \/\n[^]*Sitemap: http:\/\/hangro\.example\/sitemap\.xml/);
    const lines = html.split('\n');
    for (const picture of ['/share.png', '/favicon.svg', '/mark.svg']) expect(lines).toContain(`Allow: ${picture}`);
  });

  test('every icon that the page and its manifest name is there in its size, and open to robots', async () => {
    const root = path.resolve(import.meta.dirname, '../../../public');
    const { html } = await page('/portal/terms');
    const links = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]*)"/g)];
    expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
    const manifest = JSON.parse(readFileSync(path.join(root, 'site.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height } = await sharp(path.join(root, src)).metadata();
      if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    // A browser asks for this one without being told.
    expect(readFileSync(path.join(root, 'favicon.ico')).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]));
    const open = (await page('/robots.txt')).html.match(/(?<=Allow: ).*/g)!;
    const asked = [...links.map(([, , to = '']) => to), ...manifest.icons.map(({ src }) => src)];
    for (const to of asked)
      expect(
        open.filter((prefix) => to.startsWith(prefix)),
        to,
      ).not.toEqual([]);
  });

  test('the sitemap names every page in its languages, and every one of them answers', async () => {
    const { html, headers } = await page('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = [...html.matchAll(/<loc>http:\/\/hangro\.example([^<]*)<\/loc>/g)].map(([, to]) => to!);
    expect(found).toContain('/portal/terms');
    expect(found).toContain('/lmate/index');
    expect(found).not.toContain('/portal/login');
    expect(found).not.toContain('/portal/contactUndo');
    expect(html).toContain('hreflang="en" href="http://hangro.example/portal/terms?lang=en"');
    expect(new Set([...html.matchAll(/hreflang="([^"]*)"/g)].map(([, code]) => code))).toEqual(new Set(['ko', 'en']));
    for (const to of found) {
      const { status, canonical } = await page(to);
      expect([status, canonical]).toEqual([200, `http://hangro.example${to}`]);
    }
  });

  test('the notices as RSS: their text cleaned and escaped, addresses in full', async () => {
    const operator = await world.as('oper');
    const evil =
      '<p>안내<img src="x" onerror="alert(1)"><a href="javascript:alert(2)">가기</a><a href="/portal/terms">약관</a></p><script>alert(3)</script>';
    const made = await operator.post('/platform/system/board', {
      ...{ boardCd: 'platform_notice', title: '점검 <b>안내</b> & 일정', boardDesc: evil, useYn: 'Y' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { html, headers } = await page('/portal/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(html).toContain(`<link>http://hangro.example/portal/about/notice/${String(made.body['id'])}</link>`);
    expect(html).toContain('href=&#34;http://hangro.example/portal/terms&#34;');
    expect(html).not.toMatch(/onerror|javascript:|<script|alert\(3\)/);
    expect(html).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
  });
});

describe('delivery', () => {
  test('a browser that has the page is told so; another cookie of language gives another page', async () => {
    const first = await page('/portal/terms');
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await page('/portal/terms', { headers: { 'if-none-match': etag } });
    expect([again.status, again.html]).toEqual([304, '']);
    const other = await page('/portal/terms', { headers: { 'if-none-match': etag }, cookie: 'hangro_lang=en' });
    expect(other.status).toBe(200);
  });

  test('is compressed as the browser wishes', async () => {
    const { html } = await page('/portal/terms');
    for (const [accept, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const) {
      const { headers, rawPayload } = await server.inject({
        url: '/portal/terms',
        headers: { 'accept-encoding': accept },
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(rawPayload.length).toBeLessThan(Buffer.byteLength(html) / 3);
    }
  });

  test('a holder of tokens gets the page without a word of any person', async () => {
    const { html, root } = await page('/portal/index', { cookie: 'hangro_rt=x; hangro_at=y' });
    expect(html).toContain('<div id="root" data-member>');
    expect(root).toContain('<footer');
  });

  test('who has chosen light or dark gets the page in it; another word in the cookie says nothing', async () => {
    const rootOf = async (cookie?: string) =>
      /<html[^>]*>/.exec((await page('/portal/terms', cookie ? { cookie } : {})).html)?.[0];
    expect(await rootOf('hangro_scheme=dark')).toBe('<html lang="ko" data-scheme="dark">');
    expect(await rootOf('hangro_scheme=light')).toBe('<html lang="ko" data-scheme="light">');
    expect(await rootOf('hangro_scheme=%22%3E')).toBe('<html lang="ko">');
    expect(await rootOf()).toBe('<html lang="ko">');
  });

  test('a drawing that fails leaves the page to the browser, and is logged', async () => {
    broken = true;
    const { status, html } = await page('/portal/terms');
    broken = false;
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(said.join('\n')).toMatch(/a page could not be drawn/);
  });
});
