/** Arrival: what came is counted and confirmed; what differs has its kind, and words. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectBox } from '../../../ui/form/SelectBox.tsx';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { isWhole, kindOf, weightOfArrived } from '../plan/steps.ts';
import { PlanFacts, PlanTitle } from './PlanFacts.tsx';
import { GateBar } from './GateBar.tsx';
import type { Gate } from './useGate.web.ts';

const kinds = ['NONE', 'LESS', 'MORE', 'DMG', 'SEAL', 'MISS'] as const;

export function ArrivalCard({ gate }: { readonly gate: Gate }) {
  const t = useTranslate();
  const { codeName } = useFieldEnvironment();
  const plan = gate.plan!;
  const form = useId();
  const [input, setInput] = useState<Values>({
    ...{ arrPkgCnt: String(plan.pkgCnt), arrWgt: String(plan.wgt), diffCd: 'NONE', diffTxt: '' },
    // Whoever looks at the seal calls it intact; where there is none nothing is broken.
    sealOkYn: plan.sealNo ? undefined : 'Y',
  });
  const [unsaid, setUnsaid] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const word = (name: string) => t(`resources.btcd/plan.gate.${name}`);
  const label = (name: string) => t(`resources.btcd/plan.fields.${name}`, { _: t(`fields.${name}`) });
  // The kind follows what was counted until the keeper chooses it.
  const [chosen, setChosen] = useState(false);
  // So does the weight the packages, until somebody weighs them.
  const [weighed, setWeighed] = useState(false);
  const figures = (values: Values) => ({ ...values, arrWgt: String(values.arrWgt).replaceAll(',', '') });
  const set = (name: string, value: unknown) => {
    const follows = name === 'arrPkgCnt' && !weighed ? weightOfArrived(plan, value) : undefined;
    const next = { ...input, [name]: value, ...(follows !== undefined && { arrWgt: follows }) };
    if (name === 'arrWgt') setWeighed(value !== '');
    if (name === 'diffCd') setChosen(true);
    setInput(chosen || name === 'diffCd' ? next : { ...next, diffCd: kindOf(figures(next), plan) });
  };
  const whole = isWhole(figures(input), plan);
  const facts = (
    <>
      <PlanTitle plan={plan} />
      <PlanFacts
        plan={plan}
        fields={['vhclNo', 'driverNm', 'carrierNm', 'fromBondAreaNm', 'itemNm', 'pkgCnt', 'wgt', 'cntrNo', 'sealNo']}
      />
    </>
  );
  const problem = (name: string) => wrong.includes(name) && (gate.told?.lines[wrong.indexOf(name)] ?? word('stop'));
  if (plan.stCd !== 'ARRV')
    return (
      <>
        <section className="bt-gate__card">
          {facts}
          <p className="bt-gate__note">{t(`resources.btcd/plan.waits.${String(plan.stCd)}`, { _: word('over') })}</p>
        </section>
        <GateBar onNext={gate.next} />
      </>
    );
  const isReckoned = !weighed && input.arrWgt !== String(plan.wgt);
  const box = (name: string, more: Partial<Parameters<typeof TextBox>[0]> = {}, help?: string | false) => (
    <FormField key={name} label={label(name)} span="full" required error={problem(name)} help={help}>
      {(ids) => (
        <TextBox
          {...ids}
          boxClassName="bt-gate__box"
          autoComplete="off"
          value={String(input[name] ?? '')}
          onChange={(event) => set(name, event.target.value)}
          {...more}
        />
      )}
    </FormField>
  );
  return (
    <>
      <section className="bt-gate__card">
        {facts}
        <form
          id={form}
          onSubmit={async (event) => {
            event.preventDefault();
            setUnsaid(!input.sealOkYn);
            if (!input.sealOkYn) {
              // Where the answer belongs, also where it stands above the button's screen.
              event.currentTarget
                .querySelector<HTMLElement>('[role=radiogroup] input, [role=radiogroup] [role=radio]')
                ?.focus();
              return;
            }
            const refused = await gate.step('confirm', input, whole ? 'arrived' : 'differs');
            setWrong(refused ?? []);
            if (refused?.length === 0) gate.next();
          }}
        >
          {box('arrPkgCnt', { ref: first, inputMode: 'numeric' })}
          {box('arrWgt', { inputMode: 'decimal' }, isReckoned && word('weight_follows'))}
          <FormField
            label={label('sealOkYn')}
            span="full"
            group
            required
            error={(unsaid && !input.sealOkYn && word('seal_unsaid')) || problem('sealOkYn')}
          >
            {({ id: _id, ...said }) => (
              <SegmentedControl
                {...said}
                label={label('sealOkYn')}
                options={[
                  { value: 'Y', label: word('seal_good') },
                  { value: 'N', label: word('seal_broken') },
                ]}
                value={input.sealOkYn as 'Y' | 'N' | undefined}
                onChange={(value) => set('sealOkYn', value)}
              />
            )}
          </FormField>
          <FormField label={label('diffCd')} span="full" error={problem('diffCd')}>
            {(ids) => (
              <SelectBox
                {...ids}
                className="bt-gate__box"
                value={String(input.diffCd)}
                onChange={(event) => set('diffCd', event.target.value)}
              >
                {kinds.map((key) => (
                  <option key={key} value={key}>
                    {codeName('ARR_DIFF', key)}
                  </option>
                ))}
              </SelectBox>
            )}
          </FormField>
          {!whole && box('diffTxt')}
        </form>
      </section>
      <GateBar onNext={gate.next}>
        <Button
          type="submit"
          form={form}
          kind={whole ? 'filled' : 'danger-filled'}
          size="l"
          className="bt-gate__big"
          disabled={gate.busy}
        >
          {word(whole ? 'confirm' : 'confirm_diff')}
        </Button>
      </GateBar>
    </>
  );
}
