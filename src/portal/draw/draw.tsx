/** Draws a public page on the server with the components, texts and calls of the browser. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { publicLanguage } from '../../../i18n/messages.ts';
import type { Language } from '../../../i18n/messages.ts';
import { formAnswer } from '../../core/drawing.ts';
import type { Draw, DrawAsk, Drawn, DrawnPage } from '../../core/drawing.ts';
import type { WireError } from '../../session/calls/error.ts';
import { readArrival } from '../../session/address/arrive.ts';
import { sessionConfig } from '../../session/config.ts';
import { fullForm } from '../../session/address/guard.ts';
import { wantedLanguage } from '../../session/language.ts';
import { schemeOf } from '../../session/scheme.ts';
import { firstSegment, isKnown, isLogin, isMobile, isPortal } from '../../session/address/paths.ts';
import { innerOf } from '../../session/address/mobile.ts';
import { ruleOf } from '../../session/address/routes.ts';
import { answerStore } from '../answerStore.ts';
import type { Carried } from '../answerStore.ts';
import type { PortalBase } from '../base.ts';
import { safeJson } from '../carried.ts';
import type { Handed } from '../carried.ts';
import type { Answers, PageAsk, PortalPages } from '../contract.ts';
import { pageOfAddress } from '../prepare.ts';
import { PortalRoot } from '../PortalRoot.tsx';
import { fetchTexts } from '../textCache.ts';
import { portalSections } from '../texts.tsx';
import { exactPath } from './address.ts';
import { boundedCache } from './boundedCache.ts';
import { machineText } from './machines.ts';
import { headSections, pageHead, pageStatus } from './pageHead.ts';
import { preloadLinks, sourcesOf } from './preloads.ts';
import type { Preloads } from './preloads.ts';
import { scriptlessLogin } from './scriptlessLogin.tsx';
import { waitingDesk } from './waitingDesk.tsx';

export interface DrawParts {
  readonly pages: PortalPages;
  /** Fetches what drawing the page at a plain address needs. */
  readonly prepare: (pathname: string, language: Language) => Promise<void>;
  readonly routes: (phone: boolean) => RouteObject[];
  /** What the built pages need of files; none while developing. */
  readonly preloads?: Preloads;
}

/** A drawing, or one that was made of the same before. */
const drawings = boundedCache<string>(100);

export const openDraw =
  (parts: DrawParts): Draw =>
  async (ask) => {
    const url = new URL(ask.path, ask.origin);
    const text = await machineText(ask, parts.pages);
    if (text) return text;
    // What somebody brings along is for the browser alone.
    if (readArrival(url.search)) return undefined;
    const member = Boolean(ask.cookies[sessionConfig.accessCookie] ?? ask.cookies[sessionConfig.refreshCookie]);
    const full = fullForm(url);
    if (full !== undefined) return { to: full };
    if (url.pathname === '/' && !member) return { to: '/portal/index' };
    if (ruleOf(url.pathname).requiresAuth) return member ? waitingDesk(ask, url, parts.preloads) : undefined;
    return drawPage(parts, ask, url, member);
  };

async function drawPage(
  { pages, prepare, routes, preloads }: DrawParts,
  ask: DrawAsk,
  url: URL,
  member: boolean,
): Promise<Drawn> {
  const plain = innerOf(url.pathname);
  const language = publicLanguage(wantedLanguage(url.search, ask.cookies[sessionConfig.languageCookie]));
  const found = isKnown(plain) ? pageOfAddress(plain, pages) : undefined;
  const exact = found && isPortal(plain) ? exactPath(url.pathname, found) : url.pathname;
  if (exact !== url.pathname) return { to: exact + url.search, forGood: true };
  const pageAsk: PageAsk = {
    base: (isPortal(plain) ? firstSegment(plain) : 'portal') as PortalBase,
    params: found?.params ?? {},
    query: url.searchParams,
    language,
  };
  const sections = [...portalSections, ...(found?.page.sections ?? [])];
  const [asked, facts] = await Promise.all([
    askAll(found?.page.calls?.(pageAsk) ?? [], ask, language),
    found?.page.facts?.(),
    fetchTexts(language, headSections(found)),
    prepare(plain, language),
  ]);
  const carried: Carried = ask.sent === undefined ? asked : { ...asked, [formAnswer]: { data: ask.sent } };
  const answers: Answers = <T,>(address: string) => {
    const entry = carried[address];
    return entry && 'data' in entry ? (entry.data as T) : undefined;
  };
  const about = { found, facts, ask: pageAsk, answers };
  const handed: Handed = { language, today: ask.today, answers: carried };
  const data = safeJson(handed);
  // A login page may send its visitor on; logins of phone pages have addresses of their own.
  const apart = isLogin(url.pathname) && (member || !isPortal(url.pathname));
  const draw = () => drawBody(routes, url, handed);
  // What one visitor has sent is not kept.
  const body = apart ? '' : ask.sent === undefined ? await drawings(`${url.href}\n${data}`, draw) : await draw();
  const { links, rest } = withoutLinks(body);
  const head = pageHead({ ...about, url, plain });
  return {
    status: pageStatus(about),
    language,
    scheme: schemeOf(ask.cookies[sessionConfig.schemeCookie]),
    member,
    head,
    links: preloadLinks(preloads, found ? sourcesOf(found.page, language) : [], language, sections) + links,
    body: rest,
    ...(apart && { scriptless: scriptlessLogin(language, headSections(found)) }),
    data,
  } satisfies DrawnPage;
}

/** The answers as an anonymous visitor gets them; one that failed is left to the browser. */
async function askAll(addresses: readonly string[], { call }: DrawAsk, language: string): Promise<Carried> {
  const all = await Promise.all(
    addresses.map(async (address) => {
      const { status, body } = await call(address, language);
      if (status < 300) return [[address, { data: body }]] as const;
      return status < 500 && status !== 429 ? ([[address, { status, refusal: body as WireError }]] as const) : [];
    }),
  );
  return Object.fromEntries(all.flat());
}

async function drawBody(routes: DrawParts['routes'], url: URL, { language, today, answers }: Handed): Promise<string> {
  const phone = isMobile(url.pathname);
  const handler = createStaticHandler(routes(phone));
  // The application knows plain addresses only.
  const context = await handler.query(new Request(new URL(innerOf(url.pathname) + url.search, url)));
  if (context instanceof Response) throw new Error(`${url.pathname} answers with a response of its own`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const inside: ReactNode = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  let failure: unknown;
  const { prelude } = await prerender(
    <PortalRoot answers={answerStore(answers)} language={language} today={today} phone={phone} above={false}>
      {inside}
    </PortalRoot>,
    // Everything in its place: a part that came later would need a script that the policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void (failure ??= error) },
  );
  if (failure !== undefined) throw failure;
  return new Response(prelude).text();
}

/** React puts links for pictures before the content; they belong into the head. */
function withoutLinks(body: string): { readonly links: string; readonly rest: string } {
  const links = /^(?:<link [^>]*>)*/.exec(body)?.[0] ?? '';
  return { links, rest: body.slice(links.length) };
}
