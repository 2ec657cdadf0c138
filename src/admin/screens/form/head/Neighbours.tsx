/** To the previous and the next record of the list that the person was in, without going back to it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePrevNextController, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { serverToday } from '../../../../session/today.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { DownGlyph, UpGlyph } from '../../../../ui/icon/glyphs.tsx';
import { isComposing } from '../../../../ui/keys.ts';
import type { ListMeta } from '../../../providers/dataProvider.ts';
import type { Screen } from '../../../routes.ts';
import { filterOf, orderOf, readAddress, usualOrder } from '../../list/listParams.ts';
import { rememberedAddress, rememberRow } from '../../list/memory.ts';
import { mostRows, sortText } from '../../list/search/search.ts';
import { useRecordForm } from '../recordForm.ts';

type Way = 'previous' | 'next';
const keys = { previous: 'PageUp', next: 'PageDown' } as const;
const fresh = 5 * 60 * 1000;

/** The way that was gone last: the keyboard stays on its button over the change of the record. */
let gone: Way | undefined;

/** Nothing where no list of the screen was open before. */
export function Neighbours() {
  const { screen } = useRecordForm();
  const address = rememberedAddress(screen.name);
  return address === undefined ? null : <Steps screen={screen} address={address} />;
}

function Steps({ screen, address }: { readonly screen: Screen; readonly address: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { situation } = useRecordForm();
  const { resource } = screen;
  const state = readAddress(address, resource, serverToday());
  const [first] = state.sort;
  const meta = { columns: [resource.name], sort: state.sort.map(sortText) } satisfies ListMeta;
  const { prevPath, nextPath, isPending } = usePrevNextController({
    resource: screen.name,
    linkType: situation.level === 2 ? 'edit' : 'show',
    storeKey: false,
    limit: mostRows,
    filterDefaultValues: filterOf(state, resource),
    sort: first ? orderOf(first) : usualOrder(resource),
    queryOptions: { meta, staleTime: fresh, refetchOnWindowFocus: false },
  });
  const paths = { previous: prevPath, next: nextPath };

  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (gone) box.current?.querySelector<HTMLElement>(`[data-way=${gone}]`)?.focus();
    gone = undefined;
  }, []);

  // Pressed before it was known which records stand beside this one: gone to once it is.
  const [wanted, setWanted] = useState<Way>();
  const go = (way: Way) => {
    const path = paths[way];
    if (!path) {
      setWanted(isPending ? way : undefined);
      return;
    }
    gone = way;
    const id = /\/([^/]+?)(?:\/show)?$/.exec(path)?.[1];
    if (id !== undefined) rememberRow(screen.name, Number(id));
    void navigate(path, { replace: true });
  };
  const goWanted = useEffectEvent(() => wanted && go(wanted));
  useEffect(() => {
    if (!isPending) goWanted();
  }, [isPending]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = (['previous', 'next'] as const).find((one) => keys[one] === event.key);
    if (!way || document.querySelector('[role=dialog],[role=alertdialog]')) return;
    event.preventDefault();
    go(way);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const button = (way: Way) => (
    <IconButton
      label={t(`desk.form.record_${way}`)}
      data-way={way}
      aria-keyshortcuts={`Alt+${keys[way]}`}
      disabledReason={paths[way] || isPending ? undefined : t(`desk.form.no_record_${way}`)}
      onClick={() => go(way)}
    >
      {way === 'previous' ? <UpGlyph /> : <DownGlyph />}
    </IconButton>
  );
  return (
    <span ref={box} className="hg-ph__steps">
      {button('previous')}
      {button('next')}
    </span>
  );
}
