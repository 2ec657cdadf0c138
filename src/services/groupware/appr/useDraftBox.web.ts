/** A draft stands in the box of drafts, through whichever box it was begun: a copy of a done document, one drafted anew. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { showsNew } from '../../../admin/screens/list/showsNew.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { appr } from '../appr.ts';
import { inDraftBox } from './draftBox.ts';

export function useDraftBox(): void {
  const { screen, before } = useRecordForm(appr);
  const { screens, mayWrite } = useScreenAccess();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const drafts = screens.find(
    (one) => one.resource.prefix === screen.resource.prefix && showsNew(screen.resource, one.view) && mayWrite(one),
  );
  const isElsewhere = before.stCd === 'DRAFT' && !showsNew(screen.resource, screen.view);
  const to = isElsewhere && drafts ? inDraftBox(pathname, screen.name, drafts.name) : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(`${to}${search}`, { replace: true });
  }, [navigate, to, search]);
}
