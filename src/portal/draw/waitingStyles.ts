/**
 * Of what stands in a page of the desk until the browser has drawn it: measures are those of the frame, the list and the
 * form, so that nothing moves when they come. It stands in the page itself and weighs on no other.
 */
const narrow = `
.hg-wait { grid-template: var(--bar-phone) minmax(0, 1fr) calc(var(--bar-bottom) + env(safe-area-inset-bottom)) / minmax(0, 1fr); }
.hg-wait__side, .hg-wait .hg-wait__find, .hg-wait .hg-wait__me { display: none; }
.hg-wait__bar { padding-inline-start: 14px; }
.hg-wait__foot { display: block; background: var(--surface); border-top: 1px solid var(--line); }
.hg-wait__head { padding: 0 16px; }
.hg-wait__row { height: 88px; flex-wrap: wrap; align-content: center; gap: 10px; }
.hg-wait__row > :nth-child(n + 4) { display: none; }
.hg-wait__row > :nth-child(2) { flex-basis: 60%; }
.hg-wait__form { grid-template-columns: minmax(0, 1fr); }`;

/** `phone`: the phone's layout whatever the width. */
export const waitingStyles = (phone: boolean): string => `
.hg-wait { position: fixed; inset: 0; z-index: 1; display: grid; grid-template: var(--bar) minmax(0, 1fr) / var(--nav) minmax(0, 1fr); overflow: hidden; background: var(--page); }
#root:not(:empty) + .hg-wait { display: none; }
.hg-wait i { display: block; height: 10px; border-radius: 3px; background: var(--skeleton); }
.hg-wait__bar { grid-column: 1 / -1; display: flex; align-items: center; gap: 9px; padding: 0 8px 0 14px; background: var(--bar-bg); }
.hg-wait .hg-wait__bar i { height: 32px; border-radius: var(--r-ctl); background: var(--bar-field); }
.hg-wait__bar .hg-wait__find { width: 360px; margin: auto; }
.hg-wait__bar .hg-wait__me { width: 120px; }
.hg-wait__side { padding: 16px; border-inline-end: 1px solid var(--line); background: var(--surface); }
.hg-wait__side i { margin-bottom: 20px; }
.hg-wait__main { overflow: hidden; background: var(--surface); }
.hg-wait__foot { display: none; }
.hg-wait__head { display: flex; align-items: center; gap: 12px; height: 48px; padding: 0 16px; border-bottom: 1px solid var(--line); }
.hg-wait .hg-wait__head i { height: 14px; }
.hg-wait .hg-wait__head i:last-child { width: 84px; height: 32px; margin-inline-start: auto; border-radius: var(--r-ctl); }
.hg-wait__row { display: flex; align-items: center; gap: 24px; height: 35px; padding: 0 16px; border-bottom: 1px solid var(--line-2); }
.hg-wait__row i { flex: 0 1 auto; }
.hg-wait__row i:first-child { flex: none; width: 15px; height: 15px; border-radius: 4px; }
.hg-wait__form { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px 12px; padding: 10px 16px 12px; }
.hg-wait__form i:first-child { margin: 4px 0 6px; }
.hg-wait .hg-wait__form i:last-child { height: var(--ctl); border-radius: var(--r-ctl); opacity: .7; }
@media (max-width: 1199.95px) { .hg-wait { grid-template-columns: var(--nav-fold) minmax(0, 1fr); } }
${phone ? `[data-phone] .hg-wait, .hg-wait { left: max(0px, calc(50vw - 300px)); right: max(0px, calc(50vw - 300px)); }${narrow}` : `@media (max-width: 599.95px) {${narrow}\n}`}
`;
