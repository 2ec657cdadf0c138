/** What a company would pay for so many users of one or more services: reckoned as forms and bills reckon it. */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mostUsers } from '../../core/mostUsers.ts';
import { useT } from '../../ui/text.tsx';
import { CheckRow } from '../parts/CheckRow.tsx';
import { Field } from '../parts/Field.tsx';
import { PageTexts } from '../texts.tsx';
import { usePublicCall } from '../usePublicCall.ts';
import { useLanguage } from '../../session/language.ts';
import { alongIn, withAlong } from './along.ts';
import { PriceLines } from './PriceLines.tsx';
import { nameAmong, pricesCall } from './priced.ts';
import type { PricedService, ServiceRecord } from './service.ts';
import { StandingWay } from './StandingWay.tsx';
import { keepUsers, reckonedUsers, usersIn } from './users.ts';
import './priceSum.css';

const sections = ['store', 'prices'] as const;

interface Props {
  readonly service: ServiceRecord;
}

export default function PriceSum({ service }: Props): ReactNode {
  return (
    <PageTexts sections={sections}>
      <Calculator service={service} />
    </PageTexts>
  );
}

function Calculator({ service }: Props) {
  const t = useT();
  const heading = useId();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(() => String(reckonedUsers(query) ?? service.baseUserCnt));
  // The box is ticked at once; the address follows.
  const [chosen, setChosen] = useState(() => alongIn(query));
  // Those that run alone: nobody could use another one beside it yet. The sum of the one does without them.
  const others = usePublicCall<{ readonly content: readonly PricedService[] }>(pricesCall).data?.content.filter(
    ({ id, feeList }) => id !== service.id && feeList.length > 0,
  );
  const together = others?.filter(({ subsReqId }) => chosen.includes(subsReqId)) ?? [];
  const userCnt = usersIn(typed) ?? 0;
  const type = (words: string) => {
    setTyped(words);
    const users = usersIn(words);
    if (users === undefined) return;
    keepUsers(users);
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('users', String(users));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <section className="ps-sum" aria-labelledby={heading}>
      <h2 id={heading}>{t('prices.title')}</h2>
      <Field
        id="price-users"
        name="users"
        inputMode="numeric"
        autoComplete="off"
        label={t('prices.users')}
        hint={t('prices.users_hint')}
        maxLength={20}
        value={typed}
        error={userCnt > 0 ? undefined : t('prices.users_wrong', { most: mostUsers.toLocaleString('en-US') })}
        onChange={({ target }) => type(target.value)}
      />
      {others && others.length > 0 && (
        <Together
          others={others}
          all={[service, ...others]}
          chosen={chosen}
          onToggle={(code) => {
            const next = chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
            setChosen(next);
            setQuery((now) => withAlong(now, next), { replace: true, preventScrollReset: true });
          }}
        />
      )}
      <output htmlFor="price-users">
        {userCnt > 0 && <PriceLines services={[service, ...together]} userCnt={userCnt} />}
      </output>
      {service.isOpen && userCnt > 0 && (
        <div className="ps-sum__way">
          <StandingWay service={service} label={t('prices.apply')} reckoned />
        </div>
      )}
      <p className="ps-sum__note">{t('prices.note')}</p>
    </section>
  );
}

interface TogetherProps {
  readonly others: readonly PricedService[];
  /** With the one whose page it is. */
  readonly all: readonly PricedService[];
  /** Their codes. */
  readonly chosen: readonly string[];
  readonly onToggle: (code: string) => void;
}

function Together({ others, all, chosen, onToggle }: TogetherProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <fieldset className="ps-sum__with">
      <legend>{t('prices.with')}</legend>
      <div>
        {others.map((one) => {
          const { text, lang } = nameAmong(one, all, language);
          return (
            <CheckRow
              key={one.id}
              lang={lang}
              checked={chosen.includes(one.subsReqId)}
              onChange={() => onToggle(one.subsReqId)}
            >
              {text}
            </CheckRow>
          );
        })}
      </div>
    </fieldset>
  );
}
