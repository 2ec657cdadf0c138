/** What a file is at a glance: its small picture, else its extension. */
import { useEffect, useRef, useState } from 'react';
import { isPicture } from '../../../../fields/files/entry.ts';
import type { FileEntry } from '../model/files.ts';
import { useBlobUrl } from './useBlobUrl.ts';

export function FileMark({ file }: { readonly file: FileEntry }) {
  if (isPicture(file)) return <Small file={file} />;
  return <Badge extension={file.fileExt} />;
}

export const Badge = ({ extension }: { readonly extension: string }) => (
  <span className="hg-attach__ext" aria-hidden="true">
    {extension.slice(0, 4).toUpperCase() || '?'}
  </span>
);

/** Fetched when it comes into sight. */
function Small({ file }: { readonly file: FileEntry }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, []);
  const { url } = useBlobUrl(file.fileDetailId, true, seen);
  return (
    <span ref={place} className="hg-attach__small" aria-hidden="true">
      {url ? <img src={url} alt="" /> : <Badge extension={file.fileExt} />}
    </span>
  );
}
