/** Inputs of texts with a shape of their own: the keyboard a phone shows differs, and some are found by a name. */
import { figuresUi } from '../text/ui.tsx';
import type { EditorProps, FieldUi, InputProps } from '../ui-contract.ts';
import { offeredOf } from './offered.ts';

export { emailUi, figuresUi, lettersUi, phoneUi } from '../text/ui.tsx';

type Typed = Required<Pick<FieldUi, 'Input' | 'Editor'>>;

let offering: Typed | undefined;
/** How codes are offered comes with the first form: lists need none of it. */
export const bringOffering = (ui: Typed): void => {
  offering = ui;
};

const { Input: Plain, Editor: PlainEditor } = figuresUi;

function CodeInput(props: InputProps) {
  return offering && offeredOf(props.field) ? <offering.Input {...props} /> : <Plain {...props} />;
}
function CodeEditor(props: EditorProps) {
  if (offering && offeredOf(props.field)) return <offering.Editor {...props} />;
  return PlainEditor && <PlainEditor {...props} />;
}

/** Figures, or part of the name that they stand for, where the declaration says by which lookup. */
export const codeFiguresUi: FieldUi = { ...figuresUi, Input: CodeInput, Editor: CodeEditor };
