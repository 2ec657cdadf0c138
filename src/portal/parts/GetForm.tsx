/** What a form needs besides its fields so that the browser can send it by itself, as an address, where no script runs. */
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../ui/text.tsx';

/** Parameters of the present address that the form keeps: all but those it sets itself. */
export function KeptQuery({ but }: { readonly but: readonly string[] }) {
  const [query] = useSearchParams();
  return [...query]
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Sends the form; with scripts a choice shows at once. */
export function Show() {
  const t = useT();
  return (
    <button type="submit" className="pt-unscripted pt-show">
      {t('portal.parts.show')}
    </button>
  );
}
