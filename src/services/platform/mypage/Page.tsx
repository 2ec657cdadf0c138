/** Frame of a person's own pages: head by the menu, sections below. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from '../../../admin/desk.ts';
import { PageHeader } from '../../../admin/layout/PageHeader.tsx';
import type { OwnAction, PageActionId, PageActions } from '../../../admin/layout/pageActions.ts';
import { useMenuTitle } from '../../../admin/pages/useMenuTitle.ts';
import './mypage.css';

interface PageProps {
  readonly treeId: string;
  readonly lead?: string;
  readonly changed?: boolean | number;
  readonly actions?: PageActions;
  readonly main?: PageActionId;
  readonly own?: readonly OwnAction[];
  readonly children: ReactNode;
}

export function Page({ treeId, lead, children, ...head }: PageProps) {
  const navigate = useNavigate();
  const { menus } = useDesk();
  const { title, crumbs } = useMenuTitle(menus.find((menu) => menu.treeId === treeId)!);
  return (
    <>
      <PageHeader line crumbs={crumbs} title={title} {...head} onNavigate={(url) => void navigate(url)} />
      <div className="mp">
        <div className="mp__in">
          {lead && <p className="mp__lead">{lead}</p>}
          {children}
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** At the right of the title. */
  readonly tools?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, hint, tools, narrow, children }: SectionProps) {
  return (
    <section className={narrow ? 'mp-sec mp-sec--narrow' : 'mp-sec'} aria-label={title}>
      <header>
        <div>
          <h2>{title}</h2>
          {hint && <p>{hint}</p>}
        </div>
        {tools}
      </header>
      {children}
    </section>
  );
}
