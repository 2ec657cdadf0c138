/** Files dragged over the page: true while they hover. Where they may not be left, the browser must not open them. */
import { useEffect, useEffectEvent, useState } from 'react';

export type OnDrop = (files: readonly File[], folders: readonly string[]) => void;

export function useDrop(open: boolean, onDrop: OnDrop): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent((data: DataTransfer) => {
    const { files, folders } = partsOf(data);
    if (open) onDrop(files, folders);
  });
  const hover = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = open ? 'copy' : 'none';
    setOver(open);
  });
  useEffect(() => {
    const carries = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent) => {
      if (carries(event)) hover(event);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carries(event) || !event.dataTransfer) return;
      event.preventDefault();
      setOver(false);
      dropped(event.dataTransfer);
    };
    document.addEventListener('dragenter', enter);
    document.addEventListener('dragover', enter);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragenter', enter);
      document.removeEventListener('dragover', enter);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

/** A folder looks like a file until it is read. */
function partsOf(data: DataTransfer): { files: File[]; folders: string[] } {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const folders = entries.filter((entry) => entry?.isDirectory).map((entry) => entry!.name);
  return { files: [...data.files].filter((file) => !folders.includes(file.name)), folders };
}
