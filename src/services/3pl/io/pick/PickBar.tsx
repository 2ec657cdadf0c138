/** The bar over a page of the picking: the way back, where one stands, and what is not sent yet. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import Back from '@mui/icons-material/ArrowBackIosNewOutlined';
import Unsent from '@mui/icons-material/CloudUploadOutlined';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';

interface Props {
  /** Of the heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly sub: string;
  /** So many lines are kept in this browser alone. */
  readonly unsent?: number;
  readonly onBack: () => void;
}

export function PickBar({ id, title, sub, unsent = 0, onBack }: Props) {
  const t = useTranslate();
  const { resource } = useRecordForm();
  const [told, setTold] = useState(false);
  const word = (name: string, args?: object) => t(`resources.${resource.prefix}.pick.${name}`, args);
  const count = { count: unsent, smart_count: unsent };
  return (
    <>
      <header className="tp-pick__bar">
        <button type="button" aria-label={word('back')} onClick={onBack}>
          <Back />
        </button>
        <h1 id={id} tabIndex={-1}>
          {title}
          <small>{sub}</small>
        </h1>
        {unsent > 0 && (
          <button type="button" className="tp-pick__unsent" aria-expanded={told} onClick={() => setTold(!told)}>
            <span>
              <Unsent />
              {word('unsent', count)}
            </span>
          </button>
        )}
      </header>
      <div role="status">{told && unsent > 0 && <p className="tp-pick__kept">{word('unsent_hint', count)}</p>}</div>
    </>
  );
}
