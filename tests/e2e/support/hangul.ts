/** Typing Hangul as the input method of a Korean keyboard does: syllables grow under composition. */
import type { CDPSession, Page } from '@playwright/test';

export interface InputMethod {
  /** Shows a syllable being composed; nothing is committed. */
  compose(text: string): Promise<void>;
  /** Ends the composition with this text. */
  commit(text: string): Promise<void>;
  /** A key that the input method keeps for itself, as Chromium reports it during composition. */
  swallowedKey(key: string, code: number): Promise<void>;
  /** The key that starts a syllable: it arrives before the composition does. */
  firstKey(code: string): Promise<void>;
}

export async function inputMethod(page: Page): Promise<InputMethod> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const key = (code: string, text: string) =>
    cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: text, code, windowsVirtualKeyCode: 229 });
  return {
    compose: async (text) => {
      await cdp.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    },
    commit: async (text) => {
      await cdp.send('Input.insertText', { text });
    },
    swallowedKey: async (name) => {
      await key(name, 'Process');
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: name, code: name, windowsVirtualKeyCode: 229 });
    },
    firstKey: async (code) => {
      await key(code, 'Process');
    },
  };
}
