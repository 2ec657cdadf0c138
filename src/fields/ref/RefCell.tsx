/** The name of a reference, for reading, and the way to its record. */
import type { MouseEvent } from 'react';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { CellProps } from '../ui-contract.ts';
import { nameIn, nameShown, targetOf } from './useReference.ts';

/** Opens the record in a new tab. */
export function OpenLink({ target, id }: { readonly target: string; readonly id: unknown }) {
  const { recordHref, t } = useFieldEnvironment();
  const href = typeof id === 'number' ? recordHref?.(target, id) : undefined;
  if (!href) return null;
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <a
      className="hg-in__btn"
      href={href}
      target="_blank"
      rel="noreferrer"
      tabIndex={-1}
      aria-label={t('desk.form.open_record')}
      title={t('desk.form.open_record')}
      onClick={stay}
    >
      <OpenInNewIcon />
    </a>
  );
}

/** The name, for reading: a link where the person may go. */
export function RefCell({ field, name, value, record }: CellProps) {
  const words =
    nameShown(field, nameIn(record, name), useFieldEnvironment()) ||
    (value === null || value === undefined ? '' : String(value));
  if (!words) return null;
  return (
    <span className="hg-ref">
      <span className="hg-el">{words}</span>
      <OpenLink target={targetOf(field)} id={value} />
    </span>
  );
}
