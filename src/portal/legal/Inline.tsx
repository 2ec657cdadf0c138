import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { telHref } from '../company.ts';
import { useOnlyContents } from '../../session/address/onlyContents.ts';
import { PortalLink } from '../parts/PortalLink.tsx';
import { useReading } from './legalContext.ts';
import { articleName } from './versions.ts';

const link = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** A sentence with its links (see `Inline` in document.ts). */
export function InlineText({ text }: { readonly text: string }) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    pieces.push(text.slice(from, match.index));
    pieces.push(<InlineLink key={match.index} target={match[1] ?? ''} words={match[2]} />);
    from = match.index + match[0].length;
  }
  return <>{[...pieces, text.slice(from)]}</>;
}

function InlineLink({ target, words }: { readonly target: string; readonly words: string | undefined }) {
  const { document, numbers, whole } = useReading();
  const only = useOnlyContents();
  if (target.startsWith('/')) {
    const [page = '', anchor] = target.slice(1).split('#');
    // A popup stays without frame when its reader goes on to another text.
    const address = `${page}${only ? '?isOnlyContentsMode=true' : ''}${anchor ? `#${anchor}` : ''}`;
    return (
      <PortalLink page={address} className="pt-link">
        {words}
      </PortalLink>
    );
  }
  if (target.startsWith('http'))
    return (
      <a href={target} className="pt-link" target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  if (/^(mailto|tel):/.test(target))
    return (
      <a href={target.startsWith('tel:') ? telHref(target.slice(4)) : target} className="pt-link">
        {words}
      </a>
    );
  const name = words ?? articleName(document, numbers.get(target) ?? 0);
  if (whole !== undefined)
    return (
      <Link to={`${whole}#${target}`} className="pt-link">
        {name}
      </Link>
    );
  return (
    <a href={`#${target}`} className="pt-link">
      {name}
    </a>
  );
}
