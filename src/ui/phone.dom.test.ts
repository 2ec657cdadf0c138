import { expect, it } from 'vitest';
import { holdPhone, isPhoneHeld } from './phone.ts';

it('lets rules for narrow windows count at any width and those for wide ones never, late sheets too', async () => {
  const add = (css: string) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    return style.sheet!;
  };
  const media = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => (rule as CSSMediaRule).media?.mediaText);
  const early = add('@media (max-width: 599.95px) {a{}} @media (min-width: 900px) {a{}} @media (hover: none) {a{}}');
  expect(isPhoneHeld()).toBe(false);
  holdPhone();
  expect(isPhoneHeld()).toBe(true);
  expect(media(early)).toEqual(['all', 'not all', '(hover: none)']);
  const late = add('@media (max-width: 640px) {a{}}');
  await new Promise((done) => setTimeout(done, 0));
  expect(media(late)).toEqual(['all']);
});
