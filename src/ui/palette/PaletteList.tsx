import { useEffect, useId } from 'react';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';
import type { PaletteGroup, PaletteItem } from './types.ts';
import { findKeyword } from './highlight.ts';

interface Props {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  query: string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

export function PaletteList({ id, groups, active, query, onPoint, onChoose }: Props) {
  const listId = useId();
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div role="listbox" id={`${id}-list`} aria-label={groups.map((group) => group.title).join(', ') || undefined}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
            <div className="hg-palette__group" id={`${listId}-${group.id}`}>
              {group.title}
            </div>
            {group.items.map((item) => (
              <div
                key={item.id}
                id={`${id}-${item.id}`}
                role="option"
                aria-selected={item === active}
                className={cx('hg-palette__item', item === active && 'hg-palette__item--on')}
                onMouseMove={() => item !== active && onPoint(item)}
                onClick={() => onChoose(item)}
              >
                {item.icon}
                <span>
                  <Marked text={item.title} query={query} />
                </span>
                {item.sub && (
                  <span className="hg-palette__sub">
                    <Marked text={item.sub} query={query} />
                  </span>
                )}
                <span className="hg-palette__end">
                  {item === active && <WhatEnterDoes group={group} />}
                  {item.end}
                </span>
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}

/** Of the chosen row alone. Before what stands at the edge, so that nothing moves when the choice does; seen, not read out with each row. */
function WhatEnterDoes({ group: { opens, last } }: { group: PaletteGroup }) {
  const t = useT();
  const words = opens === undefined ? t('desk.palette.open') : t('desk.palette.opens', { name: opens });
  return (
    <span className="hg-palette__enter" aria-hidden="true">
      {last !== 'unlessNamed' && words} ↵
    </span>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const place = findKeyword(text, query);
  if (!place) return text;
  return (
    <>
      {text.slice(0, place.from)}
      <mark>{text.slice(place.from, place.to)}</mark>
      {text.slice(place.to)}
    </>
  );
}
