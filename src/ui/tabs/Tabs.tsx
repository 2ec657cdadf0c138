import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
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
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(tabIds(idBase, next.id).tab)?.focus();
  };

  return (
    <div className="hg-tabs">
      <div ref={list} className="hg-tabs__list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const on = tab.id === value;
          const ids = tabIds(idBase, tab.id);
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={ids.tab}
              aria-controls={on ? ids.panel : undefined}
              aria-selected={on}
              tabIndex={on ? 0 : -1}
              className={cx('hg-tab', on && 'hg-tab--on')}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && <span className="hg-tab__n">{tab.count}</span>}
              {Boolean(tab.errors) && (
                <span className="hg-tab__err">
                  <span aria-hidden="true">{tab.errors}</span>
                  <span className="hg-sr">{t('desk.form.errors', { count: tab.errors })}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      {tools && <div className="hg-tabs__tools">{tools}</div>}
    </div>
  );
}

/** What belongs to the chosen tab. */
export function TabPanel({
  idBase,
  id,
  className,
  children,
}: {
  idBase: string;
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const ids = tabIds(idBase, id);
  return (
    <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} className={cx('hg-panel', className)}>
      {children}
    </div>
  );
}
