/** The paper of a record as the browser shows it. */
import { useEffect, useRef } from 'react';
import './printPreview.css';

interface Props {
  readonly url: string;
  readonly title: string;
  /** The sheet alone, without the viewer's bars. */
  readonly bare?: boolean;
}

/** The browser's own viewer: it zooms, searches and prints. It opens in no sandbox; the file is of this page's making. */
export function PaperViewer({ url, title, bare }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.className = 'hx-paper__view';
    frame.title = title;
    // Keys go past a sheet that stands beside the fields; its preview is the way to read it with them.
    if (bare) frame.tabIndex = -1;
    frame.src = `${url}#${bare ? 'toolbar=0&navpanes=0&' : ''}view=FitH`;
    place.current?.append(frame);
    return () => frame.remove();
  }, [url, title, bare]);
  return <div ref={place} />;
}
