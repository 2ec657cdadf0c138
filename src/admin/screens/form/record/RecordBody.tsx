/** The record itself: its fields, its files and its tabs, or the page that a service shows in their place. */
import { RowFilesContext } from '../../../../fields/files/rowFiles.ts';
import { usePhone } from '../../../../ui/useMedia.ts';
import { AttachPanel } from '../attach/AttachPanel.tsx';
import type { Attach } from '../attach/useAttach.ts';
import { DetailTabs } from '../grids/DetailTabs.tsx';
import type { Target } from '../grids/GridPanel.tsx';
import type { TabsState } from '../grids/useTabs.ts';
import { LastUpdate } from '../history/LastUpdate.tsx';
import { FieldGroups } from '../inputs/FieldGroups.tsx';
import type { FormParts, PagePart } from '../parts.ts';

interface Props {
  readonly parts: FormParts | undefined;
  /** Stands in place of fields and tabs. */
  readonly page: PagePart | undefined;
  readonly attach: Attach;
  readonly tabs: TabsState;
  readonly target: Target | undefined;
}

export function RecordBody({ parts, page, attach, tabs, target }: Props) {
  const phone = usePhone();
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
      <FieldGroups aside={aside} note={<LastUpdate />} />
      {parts?.below}
    </>
  );
  const replaced = Object.entries(parts?.grids ?? {});
  const panels = Object.fromEntries(replaced.map(([grid, Panel]) => [grid, <Panel key={grid} grid={grid} />]));
  return (
    <div className="hg-record__body">
      {page ? (
        <page.View files={files} />
      ) : (
        <>
          {!phone && fields}
          <RowFilesContext value={attach.rows}>
            <DetailTabs
              tabs={tabs}
              fields={fields}
              target={target}
              panels={panels}
              above={parts?.above ?? {}}
              more={parts?.tabs ?? []}
              history={parts?.history}
            />
          </RowFilesContext>
        </>
      )}
    </div>
  );
}
