/** A draft stands in the box of drafts, through whichever box it was begun: a copy of a done document, one drafted anew. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { showsNew } from '../../../admin/screens/list/showsNew.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { appr } from '../appr.ts';
import { boxNow, inDraftBox } from './draftBox.ts';

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

/** What was sent, ended or taken back meanwhile is seen through the box where it is now. */
export function useBoxNow(own: boolean): void {
  const { screen, before } = useRecordForm(appr);
  const { screens, mayOpen } = useScreenAccess();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { menus, prefix } = screen.resource;
  const holds = menus.find(({ view }) => view === screen.view)?.box?.where?.stCd;
  const view = boxNow({ view: screen.view, holds, stCd: String(before.stCd), own });
  const box = view && screens.find((one) => one.resource.prefix === prefix && one.view === view && mayOpen(one));
  const to = box ? inDraftBox(pathname, screen.name, box.name) : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(`${to}${search}`, { replace: true });
  }, [navigate, to, search]);
}
