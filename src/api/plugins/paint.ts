/** Lets a drawn page paint with its first bytes: its styles stand in it, its scripts wait until it is painted. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { earlyScript, laterId } from './early.ts';

/** Text of a style sheet of the built application; undefined when there is none at that address. */
export type CssOf = (href: string) => string | undefined;

export function cssReader(folder: string): CssOf {
  const contents = new Map<string, string | undefined>();
  const read = (href: string): string | undefined => {
    try {
      return readFileSync(path.join(folder, path.normalize(href)), 'utf8').trim();
    } catch {
      return undefined;
    }
  };
  return (href) => {
    if (!contents.has(href)) contents.set(href, read(href));
    return contents.get(href);
  };
}

const sheets = /[ \t]*<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>\n?/g;
const scripts = /[ \t]*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)\n?/g;

/** Takes everything that matches out of a text. */
function takeOut(
  text: string,
  pattern: RegExp,
): { readonly rest: string; readonly found: readonly RegExpMatchArray[] } {
  return { rest: text.replace(pattern, ''), found: [...text.matchAll(pattern)] };
}

export function paintFirst(html: string, cssOf: CssOf): string {
  const [, head = ''] = /<head>([^]*?)<\/head>/.exec(html) ?? [];
  const styled = takeOut(head, sheets);
  const { rest, found: later } = takeOut(styled.rest, scripts);
  const styles = styled.found.map(([link, href]) => styleOf(link.trim(), cssOf(href!)));
  const first = [...styles, `<script>${earlyScript}</script>`];
  const waiting = `<template id="${laterId}">${later.map(([element]) => element.trim()).join('')}</template>`;
  return html
    .replace(/<head>[^]*?<\/head>/, () => `<head>${rest.trimEnd()}\n    ${first.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `  ${waiting}\n  </body>`);
}

/** The link stays, asleep, and tells the application's loader that these styles are here. */
const styleOf = (link: string, css: string | undefined): string =>
  css === undefined ? link : `<style>${css}</style>${link.replace(/\s*\/?>$/, ' disabled />')}`;
