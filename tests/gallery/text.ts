import { desk as en } from '../../i18n/en/desk.ts';
import { shortcuts as enKeys } from '../../i18n/en/shortcuts.ts';
import { desk as ko } from '../../i18n/ko/desk.ts';
import { shortcuts as koKeys } from '../../i18n/ko/shortcuts.ts';
import type { Translate } from '../../src/ui/text.tsx';

const find = (all: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], all);

/** The texts of the desk, as the product's provider gives them. */
export const translate =
  (lang: string): Translate =>
  (key, args = {}) => {
    const text = find(lang === 'ko' ? { desk: ko, shortcuts: koKeys } : { desk: en, shortcuts: enKeys }, key);
    if (typeof text !== 'string') throw new Error(`no text ${key}`);
    return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name]));
  };
