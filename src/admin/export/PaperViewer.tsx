/** The paper of a record as the browser shows it. */
import { useEffect, useRef } from 'react';
import './printPreview.css';

interface Props {
  readonly url: string;
  readonly title: string;
}

/** The browser's own viewer: it zooms, searches and prints. It opens in no sandbox; the file is of this page's making. */
export function PaperViewer({ url, title }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.className = 'hx-paper__view';
    frame.title = title;
    frame.src = `${url}#view=FitH`;
    place.current?.append(frame);
    return () => frame.remove();
  }, [url, title]);
  return <div ref={place} />;
}
