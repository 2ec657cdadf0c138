/** Departure: three values are compared with the plan, then the vehicle leaves. */
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../../ui/button/Button.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import type { Gate } from './useGate.web.ts';

const compared = ['vhclNo', 'declNo', 'sealNo'] as const;
type Name = (typeof compared)[number];
const none: Readonly<Record<Name, string>> = { vhclNo: '', declNo: '', sealNo: '' };

export function VerifyCard({ gate, onNext }: { readonly gate: Gate; readonly onNext: () => void }) {
  const t = useTranslate();
  const plan = gate.plan!;
  const [typed, setTyped] = useState(none);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const verified = plan.stCd === 'VRF';
  useEffect(() => {
    if (verified) leave.current?.focus();
    else form.current?.querySelector('input')?.focus();
  }, [verified, plan]);
  const word = (name: string) => t(`resources.btcd/plan.gate.${name}`);

  const send = async () => {
    const refused = await gate.step('verify', typed, 'go');
    setWrong(refused);
    const first = compared.findIndex((name) => refused.includes(name));
    if (first >= 0) form.current?.querySelectorAll('input')[first]?.select();
  };
  if (verified)
    return (
      <section className="bt-gate__card">
        <PlanFacts plan={plan} fields={['vhclNo', 'driverNm', 'toBondAreaNm', 'pkgCnt', 'sealNo']} />
        <Button
          ref={leave}
          kind="filled"
          size="l"
          className="bt-gate__big"
          disabled={gate.busy}
          onClick={async () => {
            const refused = await gate.step('depart', {}, 'left');
            if (refused.length === 0) onNext();
          }}
        >
          {word('depart')}
        </Button>
      </section>
    );
  return (
    <section className="bt-gate__card">
      <PlanFacts plan={plan} fields={['driverNm', 'carrierNm', 'toBondAreaNm', 'itemNm', 'pkgCnt', 'planDepDtm']} />
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
        {compared.map((name, at) => (
          <FormField
            key={name}
            label={t(`resources.btcd/plan.fields.${name}`, { _: t(`fields.${name}`) })}
            span="full"
            error={wrong.includes(name) && t(`errors.gate${name[0]!.toUpperCase()}${name.slice(1)}Differs`)}
          >
            {(ids) => (
              <TextBox
                {...ids}
                boxClassName="bt-gate__box"
                value={typed[name]}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint={at === compared.length - 1 ? 'done' : 'next'}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )}
          </FormField>
        ))}
        <Button kind="filled" size="l" className="bt-gate__big" disabled={gate.busy} onClick={() => void send()}>
          {word('verify')}
        </Button>
      </form>
    </section>
  );
}
