/** Other sites and windows (1-foundations 2.2). */

/** Whether an address leads out of the application and may be opened: web, mail and telephone only. */
export const isExternal = (target: string): boolean => /^(https?:\/\/[^/\\\s@]+([/?#]|$)|mailto:|tel:)/i.test(target);

/** Opens an address in a new window that knows nothing of this one, or in place of this page. */
export function openExternal(address: string, how: 'window' | 'replace' = 'window'): void {
  if (!isExternal(address)) throw new Error('Only web, mail and telephone addresses lead out');
  if (how === 'replace') location.replace(address);
  else window.open(address, '_blank', 'noopener,noreferrer');
}
