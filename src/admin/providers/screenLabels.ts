/** What components of react-admin ask for, `resources.<name of the screen>.fields.…`: the labels of the resource that shows there. */
import type { I18nProvider } from 'react-admin';
import { labelOf } from '../labels.ts';
import type { ScreenPlace } from '../routes.ts';

export function withScreenLabels(i18n: I18nProvider, screens: readonly ScreenPlace[]): I18nProvider {
  const prefixes = new Map(screens.map(({ name, resource }) => [name, resource.prefix]));
  const plain = (key: string, options?: object): string => i18n.translate(key, options);
  return {
    ...i18n,
    translate: (key: string, options?: { readonly _?: string }) => {
      const [, name = '', part, field] = /^resources\.([^.]+)\.(?:(name)|fields\.(\w+))$/.exec(key) ?? [];
      const prefix = prefixes.get(name);
      if (prefix === undefined) return plain(key, options);
      if (part) return plain(`resources.${prefix}.${part}`, options);
      const label = labelOf(plain, prefix, field!);
      return label === field ? (options?._ ?? label) : label;
    },
  };
}
