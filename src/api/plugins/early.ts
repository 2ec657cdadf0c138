/**
 * The one script that stands inside a drawn page; the security policy knows it by its hash. It fetches the application once
 * the page is painted, and keeps what a person does before the application answers: presses, input and sent forms are
 * done again as soon as `data-live` says so, in their order, each control once.
 */
import { createHash } from 'node:crypto';

/** Holds what the application needs of files, unread until the first paint. */
export const laterId = 'hangro-later';

export const earlyScript = `(() => {
  const root = document.documentElement;
  const kinds = ['click', 'input', 'submit', 'compositionstart', 'compositionend'];
  let held = [], composing = false, started = false;

  const hold = (event) => {
    const { type, target } = event;
    if (type.startsWith('composition')) return void (composing = type === 'compositionstart');
    const element = type === 'click' ? target.closest('button') : target;
    if (!element) return;
    if (type !== 'input') {
      event.preventDefault();
      // React answers presses on what it is just taking over, and would answer the second one too.
      event.stopPropagation();
    }
    held = held.filter((one) => one.element !== element);
    held.push({ type, element, value: element.value, checked: element.checked });
  };
  for (const kind of kinds) addEventListener(kind, hold, true);

  const again = ({ type, element, value, checked }) => {
    if (!element.isConnected) return;
    if (type === 'click') return element.click();
    if (type === 'submit') return element.requestSubmit();
    if (element.type === 'checkbox' || element.type === 'radio') {
      element.checked = !checked;
      return element.click();
    }
    // React compares with what was set through the element itself.
    element.value = value + ' ';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
    element.dispatchEvent(new Event(element.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  };
  const release = () => {
    if (composing) return addEventListener('compositionend', () => setTimeout(release), { once: true });
    for (const kind of kinds) removeEventListener(kind, hold, true);
    held.forEach(again);
  };
  new MutationObserver((_, observer) => {
    if (!('live' in root.dataset)) return;
    observer.disconnect();
    setTimeout(release);
  }).observe(root, { attributes: true });

  const start = () => {
    if (started) return;
    started = true;
    document.head.append(document.importNode(document.getElementById('${laterId}').content, true));
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    setTimeout(start, 1000);
  });
})();`;

/** What the policy calls the script. */
export const earlySource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
