import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../ui/text.tsx';
import { Icon } from './icons.tsx';
import { useOnlyContents } from '../../session/address/onlyContents.ts';
import { usePortalPath } from '../base.ts';
import { usePageTitle } from '../pageTitle.ts';
import './subPage.css';

export interface Crumb {
  readonly label: string;
  /** Address of the application; the last one needs none. */
  readonly to?: string;
}
export interface SubPageProps {
  /** After "home"; the last is this page. */
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead?: ReactNode;
  /** The contents bring the heading themselves. */
  readonly ownHeading?: boolean;
  readonly children?: ReactNode;
}

/** Layout of a sub-page: breadcrumb, heading, content. The breadcrumb goes when only the contents are wanted. */
export function SubPage({ crumbs, title, lead, ownHeading = false, children }: SubPageProps) {
  usePageTitle(title);
  const only = useOnlyContents();
  return (
    <main id="main" className="pt-sub" tabIndex={-1}>
      <div className="pt-wrap">
        {!only && <Breadcrumb crumbs={crumbs} />}
        {!ownHeading && <h1>{title}</h1>}
        {lead && <p className="pt-sub__lead">{lead}</p>}
        {children}
      </div>
    </main>
  );
}

/** Search engines read it as a BreadcrumbList: its links, and the page itself. */
function Breadcrumb({ crumbs }: Pick<SubPageProps, 'crumbs'>) {
  const t = useT();
  const home = usePortalPath()('index');
  const all: readonly Crumb[] = [{ label: t('portal.parts.home'), to: home }, ...crumbs];
  const listed = all.filter(({ to }, index) => to !== undefined || index === all.length - 1);
  return (
    <nav aria-label={t('portal.parts.breadcrumb')}>
      <ol className="pt-crumbs" itemScope itemType={`${schema}/BreadcrumbList`}>
        {all.map((crumb, index) => (
          <Step
            key={crumb.label}
            crumb={crumb}
            at={index}
            last={index === all.length - 1}
            place={listed.indexOf(crumb)}
          />
        ))}
      </ol>
    </nav>
  );
}

const schema = 'https://schema.org';

interface StepProps {
  readonly crumb: Crumb;
  readonly at: number;
  readonly last: boolean;
  /** Among those that search engines know; -1 for a group, which has no page. */
  readonly place: number;
}

function Step({ crumb: { label, to }, at, last, place }: StepProps) {
  const item = place < 0 ? {} : { itemProp: 'itemListElement', itemScope: true, itemType: `${schema}/ListItem` };
  return (
    <li {...item}>
      {at > 0 && <Icon name="next" size={16} />}
      {to && !last ? (
        <Link to={to} itemProp="item">
          <span itemProp="name">{label}</span>
        </Link>
      ) : (
        <span aria-current={last ? 'page' : undefined} itemProp={place < 0 ? undefined : 'name'}>
          {label}
        </span>
      )}
      {place >= 0 && <meta itemProp="position" content={String(place + 1)} />}
    </li>
  );
}
