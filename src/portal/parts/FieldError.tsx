import { Icon } from './icons.tsx';
import './field.css';

/** Id of the sentence below an input; the input names it in `aria-describedby`. */
export const errorId = (id: string): string => `${id}-error`;

/** What is wrong with an input, below it: the same in every form of the public pages. `id` is that of the input. */
export const FieldError = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text ? (
    <p id={errorId(id)} className="pt-field__error">
      <Icon name="alert" size={18} />
      <span>{text}</span>
    </p>
  ) : null;
