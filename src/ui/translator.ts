import type { Messages } from '../../i18n/messages.ts';
import { withParticles } from '../core/text/particles.ts';
import type { Translate } from './text.tsx';

/** Of "1 order |||| 2 orders" the one for `smart_count`, as react-admin's texts have it. */
function formOf(text: string, count: unknown): string {
  const [one, several] = text.split('||||');
  return several === undefined ? text : (count === 1 ? one! : several).trim();
}

/** Reads `portal.login.title` out of nested texts and fills `%{name}`; an unknown key stays as it is. */
export const translator =
  (messages: Messages): Translate =>
  (key, args = {}) => {
    let at: string | Messages | undefined = messages;
    for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
    return typeof at === 'string'
      ? withParticles(
          formOf(at, args.smart_count).replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name] ?? '')),
        )
      : key;
  };
