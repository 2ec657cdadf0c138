/** Ready words: a press puts them into the input, behind what stands there. */
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { inputIdOf } from './useInputForm.ts';
import type { InputForm } from './useInputForm.ts';

interface Props {
  readonly resource: Resource;
  readonly keys: readonly string[];
  readonly form: InputForm;
  /** The field that takes them. */
  readonly name: string;
}

export default function Phrases({ resource, keys, form, name }: Props) {
  const t = useTranslate();
  const put = (words: string) => {
    const now = String(form.values[name] ?? '').trim();
    form.change(name, now ? `${now} ${words}` : words);
    document.getElementById(inputIdOf('act', name))?.focus();
  };
  return (
    <div className="hg-phrases" role="group" aria-label={t('desk.acts.phrases')}>
      {keys.map((key) => {
        const words = t(`resources.${resource.prefix}.phrases.${key}`);
        return (
          <button key={key} type="button" className="hg-fchip hg-fchip--choice" onClick={() => put(words)}>
            {words}
          </button>
        );
      })}
    </div>
  );
}
