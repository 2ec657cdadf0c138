import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { PublicHtml } from '../parts/PublicHtml.tsx';
import { useTaken } from '../useTaken.ts';
import { FunctionList } from './FunctionList.tsx';
import { textOf } from './service.ts';
import type { ServiceRecord } from './service.ts';
import './tabs.css';

/** Comes with the prices that somebody looks at; the table of prices does without it. */
const PriceSum = lazy(() => import('./PriceSum.tsx').catch(() => ({ default: () => null })));

/** In this order; the first needs no word in the address. */
const tabs = [
  { id: 'summary', text: 'prdSummary' },
  { id: 'functions', text: 'mainFunc' },
  { id: 'price', text: 'priceInfo' },
] as const;
type Tab = (typeof tabs)[number];

/**
 * Summary, main functions and pricing of a service, each rich text; the address keeps which one is open. All three stand on
 * the page, for search engines, print and readers without scripts (tabs.css).
 */
export function ServiceTabs({ service }: { readonly service: ServiceRecord }) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const bar = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0];

  const open = (id: string) => {
    const next = new URLSearchParams(query);
    if (id === tabs[0].id) next.delete('tab');
    else next.set('tab', id);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = tabs.indexOf(shown);
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const { id } = tabs[to % tabs.length]!;
    open(id);
    bar.current?.querySelector<HTMLElement>(`#tab-${id}`)?.focus();
  };
  return (
    <div className="ps-tabs">
      <div className="ps-tabs__bar" role="tablist" aria-label={t('store.detail.tabs')} ref={bar} onKeyDown={onKeyDown}>
        {tabs.map(({ id }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`service-${id}`}
            aria-selected={id === shown.id}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => open(id)}
          >
            {t(`store.detail.${id}`)}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel key={tab.id} tab={tab} service={service} shown={tab === shown} onFound={() => open(tab.id)} />
      ))}
    </div>
  );
}

interface PanelProps {
  readonly tab: Tab;
  readonly service: ServiceRecord;
  readonly shown: boolean;
  /** The browser has found in a hidden text what the person looks for. */
  readonly onFound: () => void;
}

function Panel({ tab: { id, text: name }, service, shown, onFound }: PanelProps) {
  const t = useT();
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const taken = useTaken();
  const { text, lang } = textOf(service, name, language);
  const other = lang === language ? undefined : lang;
  useLayoutEffect(() => {
    // React knows `hidden` as yes or no only.
    if (!shown) panel.current?.setAttribute('hidden', 'until-found');
  }, [shown]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`service-${id}`}
      aria-labelledby={`tab-${id}`}
      // What waits to be found in a hidden panel is no stop of the keyboard.
      tabIndex={shown ? 0 : -1}
      className="ps-tabs__panel"
      hidden={!shown}
    >
      {!text && <p className="ps-tabs__empty">{t('store.detail.empty')}</p>}
      {text && id === 'price' && !service.isOpen && <p className="ps-tabs__planned">{t('store.detail.planned')}</p>}
      {text && id === 'functions' && <FunctionList html={text} lang={other} />}
      {text && id !== 'functions' && <PublicHtml html={text} lang={other} className="ps-text" />}
      {id === 'price' && shown && taken && service.feeList.length > 0 && (
        <Suspense fallback={null}>
          <PriceSum service={service} />
        </Suspense>
      )}
    </div>
  );
}
