/** The button that shows the paper of a record, where its resource has one. */
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { Downloaded } from '../providers/data/wire.ts';
import { paperNames } from '../../record/papers.ts';
import { useT } from '../../ui/text.tsx';
import type { OwnAction } from '../layout/pageActions.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { Screen } from '../routes.ts';

const PrintPreview = lazy(async () => ({ default: (await import('./PrintPreview.tsx')).PrintPreview }));

interface Load {
  readonly name: string;
  readonly of: (asked: { readonly signal: AbortSignal }) => Promise<Downloaded>;
}

export interface PaperOf {
  readonly screen: Screen;
  /** Undefined while the record is not stored. */
  readonly id: unknown;
  readonly name: string;
  /** What is not saved does not stand on the paper. */
  readonly changed: boolean;
  /** Why a paper cannot be made yet, in words. */
  readonly barred?: (paper: string | undefined) => string | undefined;
  /** Of several papers those that this record has at all; all of them unless told. */
  readonly offered?: readonly string[] | undefined;
}

export interface PaperButton {
  readonly buttons: readonly OwnAction[];
  readonly preview: ReactNode;
}

export function usePaper({ screen, id, name, changed, barred, offered }: PaperOf): PaperButton {
  const t = useT();
  const provider = useDataProvider<DeskDataProvider>();
  const { prefix } = screen.resource;
  const [load, setLoad] = useState<Load>();
  const declared = paperNames(screen.resource);
  const names = offered ? declared.filter((paper) => offered.includes(paper)) : declared;
  const label = (paper: string) => t(`resources.${prefix}.papers.${paper}`);
  const none = !screen.resource.printed || (declared.length > 0 && names.length === 0);
  if (none || typeof id !== 'number') return { buttons: [], preview: null };
  const disabledReason = changed ? t('desk.reason.save_first') : undefined;
  const show = (paper?: string) =>
    setLoad({
      name: paper ? `${name} ${label(paper)}` : name,
      of: ({ signal }) => provider.paper(screen.name, id, { signal, paper }),
    });
  const choices = names.map((paper) => ({
    ...{ id: paper, label: label(paper), onSelect: () => show(paper) },
    disabledReason: barred?.(paper),
  }));
  const several =
    names.length > 1
      ? { choices, disabledReason }
      : { onClick: () => show(names[0]), disabledReason: disabledReason ?? barred?.(names[0]) };
  return {
    buttons: [{ id: 'print', label: t('desk.export.print'), ...several }],
    preview: load && (
      <Suspense>
        <PrintPreview load={load.of} name={load.name} onClose={() => setLoad(undefined)} />
      </Suspense>
    ),
  };
}
