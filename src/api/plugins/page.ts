/** The one page of the browser application, with what the server alone knows written into it. */
import type { FastifyRequest } from 'fastify';
import type { DrawnPage, WaitingPage } from '../../core/drawing.ts';
import { cookieDomainOf, rootDomainOf } from '../domains.ts';
import type { Settings } from '../settings.ts';
import { paintFirst, type CssOf } from './paint.ts';

const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Answers a function that makes the page for a request: environment, cookie domains and receivers of messages that
 * nothing leads to stand in meta elements; a page that
 * the server has drawn brings its head, its content and what the browser takes over, a page of the desk what stands there
 * until the browser has drawn it.
 */
export function pageWriter(
  html: string,
  {
    appEnv,
    rootDomain,
    unreached = [],
  }: Pick<Settings, 'appEnv' | 'rootDomain'> & { readonly unreached?: readonly string[] },
  cssOf: CssOf = () => undefined,
): (request: Pick<FastifyRequest, 'hostname'>, drawn?: DrawnPage | WaitingPage) => string {
  return ({ hostname }, drawn) => {
    const facts = {
      env: appEnv,
      'cookie-domain': cookieDomainOf(hostname, rootDomain) ?? '',
      'root-domain': rootDomainOf(hostname) ?? '',
      ...(unreached.length ? { unreached: unreached.join(' ') } : {}),
    };
    const metas = Object.entries(facts).map(
      ([name, value]) => `<meta name="hangro-${name}" content="${escaped(value)}" />`,
    );
    const page = html.replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`);
    if (!drawn) return page;
    if ('waiting' in drawn) return withWaiting(page, drawn);
    // Where nothing is drawn, nothing is painted before the scripts have run.
    return drawn.body === '' ? withDrawing(page, drawn) : paintFirst(withDrawing(page, drawn), cssOf);
  };
}

/** Lays a drawing into a page: head, content, and what the browser needs to take over. */
export function withDrawing(html: string, drawn: DrawnPage): string {
  const { language, scheme, head, links, body, scriptless = '', member, data } = drawn;
  const root = `<div id="root"${member ? ' data-member' : ''}>${body}</div>`;
  const handed = `<script type="application/json" id="hangro-drawn">${data}</script>`;
  return rooted(html, language, scheme)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('<div id="root"></div>', () => `${root}\n    ${scriptless}${handed}`);
}

/** Behind the root element, not in it: the browser finds the root empty and need not know of what waits there. */
export const withWaiting = (html: string, { language, scheme, links, waiting }: WaitingPage): string =>
  rooted(html, language, scheme)
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('<div id="root"></div>', (root) => `${root}\n    ${waiting}`);

/** Language and scheme on the root element, so that the first paint is in both. */
const rooted = (html: string, language: string, scheme: string | undefined): string =>
  html.replace(/<html lang="[^"]*"/, () => `<html lang="${language}"${scheme ? ` data-scheme="${scheme}"` : ''}`);
