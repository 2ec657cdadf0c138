/** Inputs of texts with a shape of their own: the keyboard a phone shows differs. */
export { emailUi, figuresUi, lettersUi, phoneUi } from '../text/ui.tsx';
