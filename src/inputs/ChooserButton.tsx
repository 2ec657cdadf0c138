/** The button in an input that opens the window for choosing, for whoever does not know what to type. The keyboard has F4. */
import type { ReactNode } from 'react';
import { useFieldEnvironment } from '../fields/ui-contract.ts';

interface Props {
  /** Of the input. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** Before it is pressed: the keyboard stays in the input. */
  readonly onPress?: () => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

export function ChooserButton({ label, disabled, onPress, onOpen, children }: Props) {
  const { t } = useFieldEnvironment();
  return (
    <button
      type="button"
      className="hg-in__btn"
      tabIndex={-1}
      aria-label={t('desk.choose.open', { name: label })}
      title={t('desk.choose.open_hint')}
      disabled={disabled}
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onPress?.();
      }}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
