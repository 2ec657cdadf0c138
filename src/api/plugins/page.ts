/** The one page of the browser application, with what the server alone knows written into it. */
import type { FastifyRequest } from 'fastify';
import type { DrawnPage } from '../../core/drawing.ts';
import { cookieDomainOf, rootDomainOf } from '../domains.ts';
import type { Settings } from '../settings.ts';

const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Answers a function that makes the page for a request: environment and cookie domains stand in meta elements; a page that
 * the server has drawn brings its head, its content and what the browser takes over.
 */
export function pageWriter(
  html: string,
  { appEnv, rootDomain }: Pick<Settings, 'appEnv' | 'rootDomain'>,
): (request: Pick<FastifyRequest, 'hostname'>, drawn?: DrawnPage) => string {
  return ({ hostname }, drawn) => {
    const facts = {
      env: appEnv,
      'cookie-domain': cookieDomainOf(hostname, rootDomain) ?? '',
      'root-domain': rootDomainOf(hostname) ?? '',
    };
    const metas = Object.entries(facts).map(([name, value]) => `<meta name="hangro-${name}" content="${escaped(value)}" />`);
    const page = html.replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`);
    return drawn ? withDrawing(page, drawn) : page;
  };
}

const styles = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** What the first paint waits for comes before what only the script needs, which the line carries afterwards. */
export function stylesFirst(head: string): string {
  const all = (head.match(styles) ?? []).map((link) => link.trim());
  const rest = head.replace(styles, '').replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
  return rest.replace(/\n?([ \t]*<title>)/, (_, title: string) => `\n    ${all.join('\n    ')}\n${title}`);
}

/** Lays a drawing into a page: head, content, and what the browser needs to take over. */
export function withDrawing(html: string, { language, head, links, body, member, data }: DrawnPage): string {
  const root = `<div id="root"${member ? ' data-member' : ''}>${body}</div>`;
  const handed = `<script type="application/json" id="hangro-drawn">${data}</script>`;
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace(/<head>[^]*<\/head>/, stylesFirst)
    .replace('<div id="root"></div>', () => `${root}\n    ${handed}`);
}
