/** The whole application around its router: the same on the server and in the browser that takes its drawing over. */
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '../../i18n/messages.ts';
import { DrawnLanguage } from '../session/language.ts';
import { DrawnPhone } from '../ui/phone.ts';
import { AnswersContext } from './answerStore.ts';
import type { AnswerStore } from './answerStore.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { TroubleHost } from './trouble/TroubleHost.tsx';
import { TodayContext } from './today.ts';

export interface RootProps {
  readonly answers: AnswerStore;
  /** Those of the drawing; undefined when there is none. */
  readonly language?: Language | undefined;
  readonly today?: string | undefined;
  readonly phone: boolean;
  /** What lies above the pages. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

export const PortalRoot = ({ answers, language, today, phone, above, children }: RootProps) => (
  <StrictMode>
    <DrawnLanguage value={language}>
      <TodayContext value={today}>
        <DrawnPhone value={phone}>
          <AnswersContext value={answers}>
            {children}
            <SessionNotice />
            <TroubleHost />
            {above}
          </AnswersContext>
        </DrawnPhone>
      </TodayContext>
    </DrawnLanguage>
  </StrictMode>
);
