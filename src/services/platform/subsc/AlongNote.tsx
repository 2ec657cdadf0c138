/** Below the service that is applied for: those that were chosen with it in the store, and the way to the next one once it is sent. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { nextApplication, type AlongService } from './along.ts';
import { subsc } from './subsc.ts';
import './subsc.css';

/** For the tab: the address of an application that is sent names them no more. */
const keptAs = 'hangro-along';

function kept(): string {
  try {
    return sessionStorage.getItem(keptAs) ?? '';
  } catch {
    return '';
  }
}
function keep(codes: string): void {
  try {
    sessionStorage.setItem(keptAs, codes);
  } catch {
    // The address has them until it is sent.
  }
}

export function AlongNote() {
  const t = useTranslate();
  const { lang } = useFieldEnvironment();
  const { follow } = useLinks();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, values, situation } = useRecordForm(subsc);
  const [query] = useSearchParams();
  const fresh = situation.mode === 'new';
  // What was said of the choice of the store goes once another service is chosen.
  const begun = useRef(values.prodId);
  begun.current ??= values.prodId;
  const asChosen = values.prodId === begun.current;
  const addressed = query.get('along') ?? '';
  // A form that was opened otherwise begins no chain.
  useEffect(() => {
    if (fresh) keep(addressed);
  }, [fresh, addressed]);
  const codes = fresh ? addressed : kept();
  const { data } = useQuery({
    queryKey: [screen.name, 'along', { codes, id: values.id ?? null }],
    queryFn: ({ signal }) => provider.readCall<readonly AlongService[]>(screen.name, 'along', { codes }, { signal }),
    enabled: codes !== '',
    // It only leads on: the form goes without it.
    retry: false,
  });
  const chosen = (data ?? []).filter(({ id }) => id !== values.prodId);
  const others = chosen.filter(({ held }) => !held);
  const word = (name: string, args: Record<string, string>) => t(`resources.platform/subsc.words.along.${name}`, args);
  const nameOf = ({ subsReqNm, subsReqNmEn }: AlongService) => (lang === 'ko' ? subsReqNm : (subsReqNmEn ?? subsReqNm));
  const named = (services: readonly AlongService[]) => services.map(nameOf).join(', ');
  // What fell out of the sum of the store; a form that leads on has told it already.
  const fallen = (['USE', 'REQ'] as const)
    .map((how) => ({ how, names: named(chosen.filter(({ held }) => held === how)) }))
    .filter(({ names }) => fresh && asChosen && names !== '');
  const next = nextApplication(others, Number(values.userCnt ?? 0));
  const [first] = others;
  const leads = first && next && (
    <>
      {word(fresh ? 'waits' : 'goes_on', { names: named(others) })}{' '}
      {!fresh && (
        <ButtonLink size="s" kind="tint" href={next} onClick={(event) => follow(event, next)}>
          {word('next', { name: nameOf(first) })}
        </ButtonLink>
      )}
    </>
  );
  if (!leads && fallen.length === 0) return null;
  return (
    <div className="hg-applied" role="status">
      {leads && <p>{leads}</p>}
      {fallen.map(({ how, names }) => (
        <p key={how}>{word(`left_${how}`, { names })}</p>
      ))}
    </div>
  );
}
