import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { PublicHtml } from '../parts/PublicHtml.tsx';
import { textOf } from './service.ts';
import type { ServiceRecord } from './service.ts';
import './tabs.css';

/** In this order; the first needs no word in the address. */
const tabs = [
  { id: 'summary', text: 'prdSummary' },
  { id: 'functions', text: 'mainFunc' },
  { id: 'price', text: 'priceInfo' },
] as const;

/** Summary, main functions and pricing of a service, each rich text; the address keeps which one is open. */
export function ServiceTabs({ service }: { readonly service: ServiceRecord }) {
  const t = useT();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const bar = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0];
  const { text, lang } = textOf(service, shown.text, language);

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
            aria-controls="service-text"
            aria-selected={id === shown.id}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => open(id)}
          >
            {t(`store.detail.${id}`)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="service-text"
        aria-labelledby={`tab-${shown.id}`}
        tabIndex={0}
        className="ps-tabs__panel"
      >
        {text ? (
          <PublicHtml
            key={shown.id}
            html={text}
            lang={lang === language ? undefined : lang}
            className={`ps-text ps-text--${shown.id}`}
          />
        ) : (
          <p className="ps-tabs__empty">{t('store.detail.empty')}</p>
        )}
      </div>
    </div>
  );
}
