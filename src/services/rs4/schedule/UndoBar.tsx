import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { useT } from '../../../ui/text.tsx';

interface Props {
  readonly words: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

const shownFor = 12_000;

/** Says what was moved, and takes it back by its button or Ctrl+Z. */
export function UndoBar({ words, onUndo, onClose }: Props) {
  const t = useT();
  const undo = useEffectEvent(onUndo);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownFor);
    return () => clearTimeout(timer);
  }, [words]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div className="rs4-plan__undo hg-foot" role="status">
      <span>{words}</span>
      <Button size="s" onClick={onUndo}>
        {t('schedule.undo')}
      </Button>
    </div>
  );
}
