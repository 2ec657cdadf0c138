import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import type { FocusEventHandler, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';
import './tabs.css';

export interface Tab {
  id: string;
  label: string;
  count?: number;
  /** Mistakes inside; shown as a badge. */
  errors?: number;
}

export interface TabsProps {
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  label: string;
  /** Buttons at the right of the same row. */
  tools?: ReactNode;
  /** Prefix of the ids that tie a tab to its panel. */
  idBase: string;
}

/** Ids of a tab and of its panel, for `TabPanel`. */
export const tabIds = (idBase: string, id: string) => ({ tab: `${idBase}-tab-${id}`, panel: `${idBase}-panel-${id}` });

/** Tabs with row counts and a mark for mistakes; arrows, Home and End move and choose. */
export function Tabs({ tabs, value, onChange, label, tools, idBase }: TabsProps) {
  const t = useT();
  return (
    <div className="hg-tabs">
      <MuiTabs
        aria-label={label}
        className="hg-tabs__list"
        value={value}
        onChange={(_event, id: string) => onChange(id)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((tab) => {
          const ids = tabIds(idBase, tab.id);
          return (
            <MuiTab
              key={tab.id}
              value={tab.id}
              id={ids.tab}
              aria-controls={tab.id === value ? ids.panel : undefined}
              className="hg-tab"
              disableRipple
              label={
                <>
                  {tab.label}
                  {tab.count !== undefined && <span className="hg-tab__n">{tab.count}</span>}
                  {Boolean(tab.errors) && (
                    <span className="hg-tab__err">
                      <span aria-hidden="true">{tab.errors}</span>
                      <span className="hg-sr">{t('desk.form.errors', { count: tab.errors })}</span>
                    </span>
                  )}
                </>
              }
            />
          );
        })}
      </MuiTabs>
      {tools && <div className="hg-tabs__tools">{tools}</div>}
    </div>
  );
}

/** What belongs to the chosen tab. */
export function TabPanel({
  idBase,
  id,
  className,
  onFocus,
  children,
}: {
  idBase: string;
  id: string;
  className?: string;
  onFocus?: FocusEventHandler<HTMLElement> | undefined;
  children: ReactNode;
}) {
  const ids = tabIds(idBase, id);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      className={cx('hg-panel', className)}
      onFocus={onFocus}
    >
      {children}
    </div>
  );
}
