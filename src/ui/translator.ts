import type { Messages } from '../../i18n/messages.ts';
import { withParticles } from '../core/particles.ts';
import type { Translate } from './text.tsx';

/** Reads `portal.login.title` out of nested texts and fills `%{name}`; an unknown key stays as it is. */
export const translator =
  (messages: Messages): Translate =>
  (key, args = {}) => {
    let at: string | Messages | undefined = messages;
    for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
    return typeof at === 'string'
      ? withParticles(at.replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name] ?? '')))
      : key;
  };
