/** The picking over the whole phone: its list, and one place after the other. The address says where it stands, so the phone's own way back leads back. */
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import MuiDialog from '@mui/material/Dialog';
import { asksFor } from '../../../../admin/screens/actions/askedStep.ts';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { PickBar } from './PickBar.tsx';
import { nextLine } from './picking.ts';
import { PickLineStep } from './PickLineStep.tsx';
import { PickList } from './PickList.tsx';
import { listStep, type Picking } from './usePicking.web.ts';
import './pick.css';

interface Props {
  readonly picking: Picking;
  readonly at: string;
}

export default function PickPage({ picking, at }: Props) {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { resource, before } = useRecordForm();
  const { lines } = picking;
  const line = lines.find((one) => String(one.id) === at);
  const word = (name: string, args?: object) => t(`resources.${resource.prefix}.pick.${name}`, args);
  const go = (step: string, from: object | null, replace = false) =>
    void navigate({ pathname, search: `?pick=${step}` }, { state: from, replace });
  // Where somebody came to by an address, there is no step before it to go back to.
  const back = () => {
    if ((state as { readonly from?: string } | null)?.from) void navigate(-1);
    else if (line) go(listStep, null, true);
    else void navigate({ pathname, search: '' }, { replace: true });
  };
  const onward = (from: number) => {
    const next = nextLine(lines, from);
    if (next) go(String(next.id), state as object | null, true);
    else back();
  };
  const title = line
    ? word('lines', { done: lines.indexOf(line) + 1, all: lines.length, smart_count: lines.length })
    : word('title');
  return (
    <MuiDialog open fullScreen onClose={back} aria-labelledby={id} className="tp-pick" transitionDuration={0}>
      <PickBar
        id={id}
        title={title}
        sub={[before.ioNo, before.clntNm].filter(Boolean).join(' · ')}
        unsent={lines.filter(({ picked }) => picked !== undefined).length}
        onBack={back}
      />
      {line ? (
        <PickLineStep
          key={line.id}
          line={line}
          typed={picking.typed[line.id]}
          onType={(qty) => picking.type(line.id, qty)}
          onSkip={() => onward(line.id)}
          onPut={(qty) => {
            picking.put(line.id, qty);
            onward(line.id);
          }}
        />
      ) : (
        <PickList
          lines={lines}
          heading={id}
          onLine={(one) => go(String(one.id), { from: listStep })}
          onDone={() => void navigate({ pathname, search: '' }, { replace: true, state: asksFor('done') })}
        />
      )}
    </MuiDialog>
  );
}
