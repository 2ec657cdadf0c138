/** Leads to the first faulty input, once what is wrong stands beside it, so that both are read out. */
export const focusFirst = (id: string): void =>
  void requestAnimationFrame(() => {
    const place = document.getElementById(id);
    const inputs = 'input, textarea, [contenteditable]';
    (place?.matches(inputs) ? place : place?.querySelector<HTMLElement>(inputs))?.focus();
  });
