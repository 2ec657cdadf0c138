/** The one page of the browser application, with what the server alone knows written into its head. */
import type { FastifyRequest } from 'fastify';
import { cookieDomainOf, rootDomainOf } from '../domains.ts';
import type { Settings } from '../settings.ts';

const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Answers a function that makes the page for a request: environment and cookie domains stand in meta elements. */
export function pageWriter(
  html: string,
  { appEnv, rootDomain }: Pick<Settings, 'appEnv' | 'rootDomain'>,
): (request: Pick<FastifyRequest, 'hostname'>) => string {
  return ({ hostname }) => {
    const facts = {
      env: appEnv,
      'cookie-domain': cookieDomainOf(hostname, rootDomain) ?? '',
      'root-domain': rootDomainOf(hostname) ?? '',
    };
    const metas = Object.entries(facts).map(([name, value]) => `<meta name="hangro-${name}" content="${escaped(value)}" />`);
    return html.replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`);
  };
}
