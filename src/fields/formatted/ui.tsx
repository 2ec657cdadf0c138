/** Inputs of texts with a shape of their own: the keyboard a phone shows differs, and some are found by a name. */
import { figuresUi } from '../text/ui.tsx';
import type { EditorProps, FieldUi, InputProps } from '../ui-contract.ts';
import { OfferedEditor, OfferedInput } from './OfferedText.tsx';
import { offeredOf } from './offered.ts';

export { emailUi, figuresUi, lettersUi, phoneUi } from '../text/ui.tsx';

const { Input: Plain, Editor: PlainEditor } = figuresUi;

function CodeInput(props: InputProps) {
  return offeredOf(props.field) ? <OfferedInput {...props} /> : <Plain {...props} />;
}
function CodeEditor(props: EditorProps) {
  return offeredOf(props.field) || !PlainEditor ? <OfferedEditor {...props} /> : <PlainEditor {...props} />;
}

/** Figures, or part of the name that they stand for, where the declaration says by which lookup. */
export const codeFiguresUi: FieldUi = { ...figuresUi, Input: CodeInput, Editor: CodeEditor };
