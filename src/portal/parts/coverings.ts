/** What lies over the page and has keys and wheel to itself; a notice at the edge (`aria-modal=false`) does not. */
const coverings = 'dialog[open], [role=dialog]:not([aria-modal=false]), [role=alertdialog], #full-menu';
const writes = 'input, textarea, select, [contenteditable=true]';

/** Whether keys and wheel belong to something other than the page: what lies over it, or a field that somebody writes in. */
export const isPageTaken = ({ target }: Event): boolean =>
  document.querySelector(coverings) !== null || (target instanceof Element && target.closest(writes) !== null);
