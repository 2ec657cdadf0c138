import { Button } from '../../../ui/button/Button.tsx';
import { PlusGlyph } from '../../../ui/icon/glyphs.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useT } from '../../../ui/text.tsx';
import type { PageAction } from '../../layout/pageActions.ts';

export interface ListEmptyProps {
  /** Name of what the list holds. */
  readonly name: string;
  /** Title of a list that nothing is made in: nothing waits there. */
  readonly box: string | undefined;
  /** Whose work it is and where others find theirs, where that is not plain. */
  readonly hint: string;
  /** Conditions are in force: something may exist that they do not find. */
  readonly searched: boolean;
  readonly create: PageAction | undefined;
  readonly onClear: () => void;
}

/** Nothing there yet, with the one thing to do; or nothing found, with the way to see more. */
export function ListEmpty({ name, box, hint, searched, create, onClear }: ListEmptyProps) {
  const t = useT();
  if (searched)
    return (
      <EmptyState
        searched
        title={t('desk.list.not_found')}
        hint={t('desk.list.not_found_hint')}
        actions={<Button onClick={onClear}>{t('desk.search.clear_all')}</Button>}
      />
    );
  const may = create && !create.disabledReason;
  return (
    <EmptyState
      title={box === undefined ? t('desk.list.empty_named', { name }) : t('desk.list.empty_box', { box })}
      hint={may ? t('desk.list.empty_hint') : hint}
      actions={
        may && (
          <Button kind="filled" icon={<PlusGlyph />} shortcut="Alt N" onClick={create.onClick}>
            {t('desk.list.create_first', { name })}
          </Button>
        )
      }
    />
  );
}
