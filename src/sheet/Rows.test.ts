import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Row } from './editing.ts';
import { Rows } from './Rows.ts';

const list: readonly Row[] = [
  { id: 1, sortNo: 1, nm: '가' },
  { id: 2, sortNo: 2, nm: '나' },
];
const rows = Rows.of(list);

describe('Rows', () => {
  it('is one instance for one list', () => {
    expect(Rows.of(list)).toBe(rows);
    expect(Rows.of([...list])).not.toBe(rows);
    expect(rows.list).toBe(list);
  });
  it('leaves the rows it was made from alone, and those that do not change the same objects', () => {
    const longer = rows.insert([{ uid: 'n1', nm: '다' }], '2');
    expect(rows.list).toBe(list);
    expect(longer.list.map(({ nm, sortNo }) => [nm, sortNo])).toEqual([
      ['가', 1],
      ['다', 2],
      ['나', 3],
    ]);
    expect(longer.list[0]).toBe(list[0]);
  });
  it('is the same instance when an update leaves every row as it is', () => {
    expect(rows.update((row) => row)).toBe(rows);
    const next = rows.update((row) => (row.id === 2 ? { ...row, nm: '라' } : row));
    expect(next.list[0]).toBe(list[0]);
    expect(next.list[1]).toEqual({ id: 2, sortNo: 2, nm: '라' });
  });
  it('tells what a save must say', () => {
    const next = rows
      .update((row) => (row.id === 2 ? { ...row, nm: '라' } : row))
      .delete(0, 0)
      .insert([{ uid: 'n1', nm: '다' }]);
    expect(next.changes(rows, ['nm'])).toEqual({
      insert: [{ uid: 'n1', sortNo: 2, nm: '다' }],
      update: [{ id: 2, sortNo: 1, nm: '라' }],
      delete: [{ id: 1 }],
    });
  });
  it('goes uncopied through react-hook-form', () => {
    const initial = { nm: 'x', itemList: rows };
    const form = createFormControl({ defaultValues: initial });
    form.formControl.reset(initial);
    expect(form.getValues('itemList')).toBe(rows);
    const next = rows.delete(0, 0);
    form.setValues({ itemList: next });
    expect(form.getValues()).toEqual({ nm: 'x', itemList: next });
    expect(form.getValues('itemList')).toBe(next);
  });
  it('is changed for the form as soon as it is another list', () => {
    const form = createFormControl({ defaultValues: { itemList: rows } });
    const heard: unknown[] = [];
    form.subscribe({
      formState: { dirtyFields: true, isDirty: true },
      callback: ({ isDirty, dirtyFields }) => heard.push([isDirty, Object.keys(dirtyFields ?? {})]),
    });
    form.setValues({ itemList: Rows.of(list.map((row) => ({ ...row }))) }, { shouldDirty: true });
    expect(heard.at(-1)).toEqual([true, ['itemList']]);
    form.setValues({ itemList: rows }, { shouldDirty: true });
    expect(heard.at(-1)).toEqual([false, []]);
  });
  it('is short in JSON, and says there whether it is the same', () => {
    expect(JSON.stringify(rows).length).toBeLessThan(12);
    expect(JSON.stringify(Rows.of([...list]))).not.toBe(JSON.stringify(rows));
  });
});
