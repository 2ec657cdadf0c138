/** Departure: three values are read, compared with the plan together, then the vehicle leaves. */
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { typeOf } from '../../../fields/index.ts';
import { planFields } from '../plan/plan.fields.ts';
import { comparedNames, isAsPlanned, unreadNames } from '../plan/steps.ts';
import { Compared } from './Compared.tsx';
import { GateBar } from './GateBar.tsx';
import { PlanFacts, PlanTitle } from './PlanFacts.tsx';
import { ReadValue } from './ReadValue.tsx';
import type { Gate, Told } from './useGate.web.ts';

type Name = (typeof comparedNames)[number];
const none: Readonly<Record<Name, string>> = { vhclNo: '', declNo: '', sealNo: '' };

export function VerifyCard({ gate }: { readonly gate: Gate }) {
  const t = useTranslate();
  const plan = gate.plan!;
  const [typed, setTyped] = useState(none);
  // What the server refused, as it was read; what is read anew is not compared before it is sent.
  const [refused, setRefused] = useState<{ readonly names: readonly Name[]; readonly read: Values }>();
  // Pressed with boxes that are empty: those say so until something stands in them.
  const [hasPressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const verified = plan.stCd === 'VRF';
  useEffect(() => {
    if (!verified) form.current?.querySelector('input')?.focus();
  }, [verified]);
  const word = (name: string, args?: Values) => t(`resources.btcd/plan.gate.${name}`, args);
  const asked = refused?.names ?? comparedNames;

  // The server refuses by the same rule, and tells what is missing before what differs: both are read anew.
  const apart = comparedNames.filter((name) => !isAsPlanned(name, typed, plan));
  const isOfThem = (fields: readonly string[]) => apart.some((name) => fields.includes(name));
  const differs = (fields: readonly string[]): Pick<Told, 'title' | 'lines'> | undefined => {
    if (!isOfThem(fields)) return undefined;
    const title = apart.length > 1 ? word('apart.several', { count: apart.length }) : word(`apart.${apart[0]!}`);
    return { title, lines: [word('may_not_go')] };
  };
  const unread = unreadNames(typed, plan);
  const boxOf = (name: Name) => form.current?.querySelectorAll('input')[asked.indexOf(name)];
  const send = async () => {
    setPressed(unread.length > 0);
    // What was told goes with the values of which it spoke; the boxes stay as they are until the answer is there.
    gate.hush();
    // Nothing is compared, and nothing shown, before all was read.
    if (unread[0]) {
      boxOf(unread[0])?.focus();
      return;
    }
    const wrong = await gate.step('verify', typed, 'go', differs);
    setRefused(wrong && isOfThem(wrong) ? { names: apart, read: typed } : undefined);
  };
  // What is to be read anew takes what is read next, and leaves the answer above it in sight.
  useEffect(() => {
    const first = refused && form.current?.querySelector('input');
    first?.focus({ preventScroll: true });
    first?.select();
  }, [refused]);
  if (verified) return <Verified gate={gate} />;
  const problem = (name: Name) => {
    const upper = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    if (!(hasPressed && unread.includes(name))) return refused && t(`errors.gate${upper}Differs`);
    const label = t(`resources.btcd/plan.fields.${name}`, { _: t(`fields.${name}`) });
    return name === 'sealNo' ? t('errors.gateSealNoUnread') : t('errors.E_REQUIRED', { 0: label });
  };
  const set = (name: Name, value: string) => setTyped({ ...typed, [name]: value });
  const facts = (
    <PlanFacts plan={plan} fields={['driverNm', 'carrierNm', 'toBondAreaNm', 'itemNm', 'pkgCnt', 'planDepDtm']} />
  );
  return (
    <>
      <section className="bt-gate__card">
        {refused && (
          <>
            <Compared plan={plan} read={refused.read} />
            <p className="bt-gate__note">{word('unchanged')}</p>
          </>
        )}
        <PlanTitle plan={plan} />
        <form
          ref={form}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
              return;
            event.preventDefault();
            // A scanner ends each value with Enter: on to the next empty one, each once, for some cargo bears no seal.
            const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
            const empty = inputs.find((input) => !input.value && input !== event.target && !input.dataset.done);
            if (empty) {
              empty.dataset.done = 'y';
              empty.focus();
            } else void send();
          }}
        >
          {asked.map((name, at) => (
            <ReadValue
              key={name}
              name={name}
              no={at + 1}
              value={typed[name]}
              isLast={at === asked.length - 1}
              error={problem(name)}
              onChange={(value) => set(name, value)}
            />
          ))}
          {!refused && <p className="bt-gate__note">{word('hidden')}</p>}
        </form>
        {facts}
      </section>
      <GateBar onNext={gate.next}>
        <div className="bt-gate__acts">
          <Button
            size="l"
            className="bt-gate__big"
            disabled={gate.busy}
            onClick={() => {
              setTyped(none);
              gate.hush();
              setRefused(undefined);
              setPressed(false);
              const inputs = form.current?.querySelectorAll('input') ?? [];
              for (const input of inputs) delete input.dataset.done;
              inputs[0]?.focus();
            }}
          >
            {word('anew')}
          </Button>
          <Button kind="filled" size="l" className="bt-gate__big" disabled={gate.busy} onClick={() => void send()}>
            {word(refused ? 'verify_again' : 'verify')}{' '}
            <span className="bt-gate__count">
              {comparedNames.filter((name) => typed[name].trim()).length}/{comparedNames.length}
            </span>
          </Button>
        </div>
      </GateBar>
    </>
  );
}

/** Nothing holds it any more: what was compared, what it carries, and the button with which it leaves. */
function Verified({ gate }: { readonly gate: Gate }) {
  const t = useTranslate();
  const { lang, codeName } = useFieldEnvironment();
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => leave.current?.focus({ preventScroll: true }), []);
  const plan = gate.plan!;
  const shown = (name: keyof typeof planFields) =>
    typeOf(planFields[name]).format(plan[name], planFields[name], { lang, codeName });
  const label = (name: string) => t(`resources.btcd/plan.fields.${name}`, { _: t(`fields.${name}`) });
  const said = (['dueDt', 'vrfDtm', 'vrfNm', 'driverNm'] as const).filter(shown);
  return (
    <>
      <section className="bt-gate__card">
        <Compared plan={plan} read={plan} />
        <PlanTitle plan={plan} />
        <p className="bt-gate__load">
          <b>
            {shown('pkgCnt')} {shown('pkgUnitCd')} · {shown('wgt')} kg
          </b>{' '}
          → {shown('toBondAreaNm')}
          <small>{said.map((name) => `${label(name)} ${shown(name)}`).join(' · ')}</small>
        </p>
      </section>
      <GateBar onNext={gate.next}>
        <Button
          ref={leave}
          kind="filled"
          size="l"
          className="bt-gate__big"
          disabled={gate.busy}
          onClick={async () => {
            const refused = await gate.step('depart', {}, 'left');
            if (refused?.length === 0) gate.next();
          }}
        >
          {t('resources.btcd/plan.gate.depart')}
        </Button>
      </GateBar>
    </>
  );
}
