/** The one page of the browser application, with what the server alone knows written into it. */
import type { FastifyRequest } from 'fastify';
import type { DrawnPage } from '../../core/drawing.ts';
import { cookieDomainOf, rootDomainOf } from '../domains.ts';
import type { Settings } from '../settings.ts';
import { paintFirst, type CssOf } from './paint.ts';

const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Answers a function that makes the page for a request: environment, cookie domains and receivers of messages that
 * nothing leads to stand in meta elements; a page that
 * the server has drawn brings its head, its content and what the browser takes over.
 */
export function pageWriter(
  html: string,
  {
    appEnv,
    rootDomain,
    unreached = [],
  }: Pick<Settings, 'appEnv' | 'rootDomain'> & { readonly unreached?: readonly string[] },
  cssOf: CssOf = () => undefined,
): (request: Pick<FastifyRequest, 'hostname'>, drawn?: DrawnPage) => string {
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
    // Where nothing is drawn, nothing is painted before the scripts have run.
    return drawn.body === '' ? withDrawing(page, drawn) : paintFirst(withDrawing(page, drawn), cssOf);
  };
}

/** Lays a drawing into a page: head, content, and what the browser needs to take over. */
export function withDrawing(html: string, { language, scheme, head, links, body, member, data }: DrawnPage): string {
  const root = `<div id="root"${member ? ' data-member' : ''}>${body}</div>`;
  const handed = `<script type="application/json" id="hangro-drawn">${data}</script>`;
  const chosen = scheme ? ` data-scheme="${scheme}"` : '';
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"${chosen}`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('<div id="root"></div>', () => `${root}\n    ${handed}`);
}
