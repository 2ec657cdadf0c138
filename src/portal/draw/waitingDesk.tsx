/** The frame of the desk with a list or a form on its way: seen from the first bytes until the browser has drawn the page. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawAsk, WaitingPage } from '../../core/drawing.ts';
import { sessionConfig } from '../../session/config.ts';
import { innerOf } from '../../session/address/mobile.ts';
import { isMobile } from '../../session/address/paths.ts';
import { wantedLanguage } from '../../session/language.ts';
import { schemeOf } from '../../session/scheme.ts';
import { Mark } from '../../ui/mark/Mark.tsx';
import { translator } from '../../ui/translator.ts';
import { fetchTexts, textsNow } from '../textCache.ts';
import { portalSections } from '../texts.tsx';
import { deskLinks } from './deskLinks.ts';
import type { Preloads } from './preloads.ts';
import { waitingStyles } from './waitingStyles.ts';

const record = /\/(?:create|\d+(?:\/show)?)\/?$/;

export async function waitingDesk(
  { cookies }: Pick<DrawAsk, 'cookies'>,
  url: URL,
  preloads: Preloads | undefined,
): Promise<WaitingPage> {
  const language = wantedLanguage(url.search, cookies[sessionConfig.languageCookie]);
  await fetchTexts(language, portalSections);
  const words = translator(textsNow(language, portalSections)!)('portal.loading');
  const address = innerOf(url.pathname);
  const form = record.test(address);
  const styles = `<style>${waitingStyles(isMobile(url.pathname))}</style>`;
  return {
    language,
    scheme: schemeOf(cookies[sessionConfig.schemeCookie]),
    links: deskLinks(preloads, { address, language, form }),
    // Before them the styles would part the two.
    waiting: renderToStaticMarkup(<Waiting words={words} form={form} />) + styles,
  };
}

/** Widths that look like texts, the same at each drawing. */
const width = (n: number, from: number, to: number): string => `${from + ((n * 37) % (to - from))}%`;

const Bone = ({ wide }: { readonly wide: string }) => <i style={{ width: wide }} />;

const Waiting = ({ words, form }: { readonly words: string; readonly form: boolean }) => (
  <div className="hg-wait" role="status" aria-busy="true">
    <span className="hg-sr">{words}</span>
    <div className="hg-wait__bar">
      <Mark size={26} onDark />
      <i className="hg-wait__find" />
      <i className="hg-wait__me" />
    </div>
    <div className="hg-wait__side">
      {Array.from({ length: 14 }, (_, n) => (
        <Bone key={n} wide={width(n, 40, 85)} />
      ))}
    </div>
    <div className="hg-wait__main">
      <div className="hg-wait__head">
        <Bone wide="80px" />
        <Bone wide="110px" />
        <Bone wide="84px" />
      </div>
      {form ? <FormBones /> : <ListBones />}
    </div>
    <div className="hg-wait__foot" />
  </div>
);

const ListBones = () =>
  Array.from({ length: 20 }, (_, n) => (
    <div key={n} className="hg-wait__row" style={{ opacity: Math.max(1 - n * 0.05, 0.2) }}>
      <i />
      {[8, 7, 10, 12, 20, 9, 6].map((least, at) => (
        <Bone key={at} wide={width(n + at, least, least + 6)} />
      ))}
    </div>
  ));

const FormBones = () => (
  <div className="hg-wait__form">
    {Array.from({ length: 16 }, (_, n) => (
      <div key={n} style={{ opacity: Math.max(1 - n * 0.05, 0.4) }}>
        <Bone wide={width(n, 30, 60)} />
        <i />
      </div>
    ))}
  </div>
);
