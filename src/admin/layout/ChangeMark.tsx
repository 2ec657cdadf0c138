import { useT } from '../../ui/text.tsx';

/** Says that the page holds changes nobody has saved. */
export function ChangeMark({ changed }: { changed: number | boolean | undefined }) {
  const t = useT();
  return (
    <span className="hg-dirty" role="status">
      {changed
        ? typeof changed === 'number'
          ? t('desk.frame.unsaved_count', { count: changed })
          : t('desk.frame.unsaved')
        : null}
    </span>
  );
}
