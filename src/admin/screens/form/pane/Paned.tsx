/** The record with its list beside it, where the window is wide enough for both; each person folds it away or not. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useMedia } from '../../../../ui/useMedia.ts';
import type { FormScreenProps } from '../../contract.ts';
import type { PanePart } from '../parts.ts';
import { PaneContext } from './paneContext.ts';

interface Props extends FormScreenProps {
  readonly pane: PanePart;
  readonly children: ReactNode;
}

export function Paned({ pane, children, ...props }: Props) {
  const { screen, mode } = props;
  const hasRoom = useMedia('(min-width: 1400px)') && mode !== 'new' && mode !== 'copy';
  const [hidden, keepHidden] = useStore(`form:${screen.name}.pane`, false);
  const state = useMemo(
    () => (hasRoom ? { hidden, show: () => keepHidden(false) } : null),
    [hasRoom, hidden, keepHidden],
  );
  return (
    <PaneContext value={state}>
      <div className="hg-paned">
        {hasRoom && !hidden && <pane.View {...props} pane={pane} onHide={() => keepHidden(true)} />}
        <div className="hg-paned__record">{children}</div>
      </div>
    </PaneContext>
  );
}
