/** The record itself: its fields, its files and its tabs, or the page that a service shows in their place. */
import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import type { FileEntry } from '../../../../fields/files/entry.ts';
import { RowFilesContext } from '../../../../fields/files/rowFiles.ts';
import type { RowFiles } from '../../../../fields/files/rowFiles.ts';
import { rulesOf } from '../../../../record/rules.ts';
import { useMedia, usePhone } from '../../../../ui/useMedia.ts';
import { AttachPanel } from '../attach/AttachPanel.tsx';
import type { Attach } from '../attach/useAttach.ts';
import { DetailTabs } from '../grids/DetailTabs.tsx';
import type { Target } from '../grids/GridPanel.tsx';
import type { TabsState } from '../grids/useTabs.ts';
import type { Sides } from '../side/useSide.ts';
import { LastUpdate } from '../history/LastUpdate.tsx';
import { FieldGroups } from '../inputs/FieldGroups.tsx';
import type { FormParts, PageProps } from '../parts.ts';
import { useRecordForm } from '../recordForm.ts';

const PictureDialog = lazy(() => import('../attach/PictureDialog.tsx'));
const PaperPane = lazy(async () => ({ default: (await import('../head/PaperPane.tsx')).PaperPane }));

interface Props {
  readonly sides: Sides;
  readonly parts: FormParts | undefined;
  /** Stands in place of fields and tabs. */
  readonly View: ComponentType<PageProps> | undefined;
  readonly attach: Attach;
  readonly tabs: TabsState;
  readonly target: Target | undefined;
}

export function RecordBody({ sides: { tabs: more, folding }, parts, View, attach, tabs, target }: Props) {
  const phone = usePhone();
  const isWide = useMedia('(min-width: 1200px)');
  const { resource, situation, before } = useRecordForm();
  const [opened, setOpened] = useState<{ readonly file: FileEntry; readonly pictures: readonly FileEntry[] }>();
  const rows: RowFiles = { ...attach.rows, show: (file, pictures) => setOpened({ file, pictures }) };
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const barred = rulesOf(resource)?.unprinted?.(before, undefined, situation.corpId);
  const files = attach.on && <AttachPanel attach={attach} />;
  const aside = files ? (
    <>
      {parts?.aside}
      {files}
    </>
  ) : (
    parts?.aside
  );
  const fields = (
    <>
      {parts?.lead}
      <FieldGroups aside={aside} note={<LastUpdate />} under={parts?.under} dense={parts?.dense ?? false} />
      {parts?.below}
    </>
  );
  const replaced = Object.entries(parts?.grids ?? {});
  const panels = Object.fromEntries(replaced.map(([grid, Panel]) => [grid, <Panel key={grid} grid={grid} />]));
  const body = (
    <div className="hg-record__body">
      {View ? (
        <View files={files} />
      ) : (
        <>
          {!phone && fields}
          <RowFilesContext value={rows}>
            <DetailTabs
              tabs={tabs}
              fields={fields}
              target={target}
              panels={panels}
              above={parts?.above ?? {}}
              own={parts?.tools ?? {}}
              more={more}
              history={parts?.history}
              onUnfold={folding?.folded ? () => folding.fold(false) : undefined}
            />
          </RowFilesContext>
          {opened && (
            <Suspense fallback={null}>
              <PictureDialog
                {...opened}
                onShow={(file) => setOpened({ ...opened, file })}
                onSave={(file) => attach.download([file])}
                onClose={() => setOpened(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
  const sheet = parts?.sheet && !View && isWide && !starts && !barred;
  if (!sheet) return body;
  return (
    <div className="hg-record__pair" data-paper>
      <Suspense fallback={<div className="hg-paperpane" />}>
        {/* A later version is printed anew. */}
        <PaperPane key={String(before.version)} />
      </Suspense>
      {body}
    </div>
  );
}
