/** What both React's and the browser's keyboard events tell about composing. */
interface ComposingEvent {
  isComposing?: boolean;
  keyCode?: number;
  nativeEvent?: { isComposing?: boolean; keyCode?: number };
}

/** True while an input method still composes a syllable: such an Enter or Escape belongs to the method, not to us. */
export function isComposing(event: ComposingEvent): boolean {
  const native = event.nativeEvent ?? event;
  return native.isComposing === true || native.keyCode === 229;
}

const modeKeys = new Set([
  'HangulMode',
  'HanjaMode',
  'JunjaMode',
  'KanaMode',
  'KanjiMode',
  'ModeChange',
  'Convert',
  'NonConvert',
]);

/** Keys that only switch the input method (한/영, 한자): they type nothing. */
export function isInputModeKey(event: { key: string; code?: string }): boolean {
  return modeKeys.has(event.key) || event.code === 'Lang1' || event.code === 'Lang2';
}

/** Whether keys typed at this element are text, so that one-letter shortcuts must keep silent. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
}
