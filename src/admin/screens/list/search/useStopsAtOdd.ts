import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';

/** Whether a condition holds what nobody can search for; it is told, and the keyboard goes there. */
export function useStopsAtOdd(): (form: HTMLElement | null) => boolean {
  const { t, notify } = useFieldEnvironment();
  return (form) => {
    const odd = form?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    odd?.focus();
    if (odd) notify?.(t('errors.E_PATTERN', { 0: odd.ariaLabel ?? odd.labels?.[0]?.textContent }));
    return Boolean(odd);
  };
}
