/** Inputs of texts with a shape of their own: the keyboard a phone shows differs, and some are found by a name. */
import { figuresUi, lettersUi } from '../text/ui.tsx';
import type { EditorProps, FieldUi, InputProps } from '../ui-contract.ts';
import { offeredOf } from './offered.ts';

export { emailUi, figuresUi, lettersUi, phoneUi } from '../text/ui.tsx';

type Typed = Required<Pick<FieldUi, 'Input' | 'Editor'>>;

let offering: Typed | undefined;
/** How codes are offered comes with the first form: lists need none of it. */
export const bringOffering = (ui: Typed): void => {
  offering = ui;
};

/** The same, or part of the name that it stands for, where the declaration says by which lookup. */
function found(ui: FieldUi): FieldUi {
  const { Input: Plain, Editor: PlainEditor } = ui;
  const Input = (props: InputProps) =>
    offering && offeredOf(props.field) ? <offering.Input {...props} /> : <Plain {...props} />;
  const Editor = (props: EditorProps) => {
    if (offering && offeredOf(props.field)) return <offering.Editor {...props} />;
    return PlainEditor && <PlainEditor {...props} />;
  };
  return { ...ui, Input, Editor };
}

export const codeFiguresUi = found(figuresUi);
export const codeLettersUi = found(lettersUi);
