import { expect, test } from 'vitest';
import { partsOf } from './Parts.tsx';

test('what dots part stands apart, whether the words or the dashboard set them, and no dot without words beside it', () => {
  const late = <b key="late">2건 지남</b>;
  const shown = (...children: Parameters<typeof partsOf>) =>
    partsOf(...children).map((part) => part.map((one) => (typeof one === 'string' ? one : 'b')).join(''));
  expect(shown(['미입고 3원', ' · 부분 1건', ' · ', late])).toEqual(['미입고 3원', '부분 1건', 'b']);
  expect(shown('확인 대기 2대 · 출발 대기 1대')).toEqual(['확인 대기 2대', '출발 대기 1대']);
  expect(shown(['피킹 1건', false, null])).toEqual(['피킹 1건']);
  expect(shown(['피킹 1건', ' · ', ''])).toEqual(['피킹 1건']);
});
