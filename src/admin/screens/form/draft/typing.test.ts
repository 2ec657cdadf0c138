import { expect, test, vi } from 'vitest';
import { typingOf } from './typing.ts';

const values = {
  title: '수리',
  itemList: [
    { id: 1, itemNm: '도장' },
    { uid: 'n1', itemNm: '' },
  ],
  costList: [],
};

test('the text of an open cell stands in its row as if it were taken over, until the cell is closed', () => {
  const typing = typingOf();
  const heard = vi.fn();
  const deaf = typing.listen(heard);
  expect(typing.over(values)).toBe(values);
  typing.put('itemList', { uid: 'n1', itemNm: '밸브 점' });
  typing.put('itemList', { uid: 'n1', itemNm: '밸브 점검' });
  expect(typing.isOpen()).toBe(true);
  expect(typing.over(values)).toEqual({
    ...values,
    itemList: [
      { id: 1, itemNm: '도장' },
      { uid: 'n1', itemNm: '밸브 점검' },
    ],
  });
  // A cell of another grid that closes says nothing of this one.
  typing.put('costList', undefined);
  expect(typing.isOpen()).toBe(true);
  typing.put('itemList', undefined);
  expect(typing.over(values)).toBe(values);
  expect(heard).toHaveBeenCalledTimes(3);
  deaf();
  typing.put('itemList', { id: 1, itemNm: '가' });
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a row that is not there any more is not brought back', () => {
  const typing = typingOf();
  typing.put('itemList', { uid: 'gone', itemNm: '가' });
  expect(typing.over(values)).toEqual(values);
});
