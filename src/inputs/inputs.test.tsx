import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bizNo,
  code,
  codes,
  date,
  dateTime,
  foreign,
  integer,
  longText,
  mobile,
  rate,
  ref,
  refs,
  text,
  typeOf,
  won,
  yn,
} from '../fields/index.ts';
import type { Field } from '../core/field.ts';
import { TextBox } from '../ui/form/TextBox.tsx';
import { FieldEnvironmentContext } from '../fields/ui-contract.ts';
import { uiOf } from '../fields/ui.ts';
import { narrowing } from '../fields/ref/useReference.ts';
import { environment, Harness } from './harness.tsx';

afterEach(cleanup);

function show(field: Field, start?: unknown, lang?: string) {
  const onValue = vi.fn();
  render(<Harness field={field} start={start} lang={lang} onValue={onValue} />);
  const last = () => onValue.mock.lastCall?.[0] as unknown;
  return { box: screen.getByLabelText(/항목/) as HTMLInputElement, onValue, last, user: userEvent.setup() };
}
const leave = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('다음'));

describe('figures', () => {
  it('stand with separators, are raw while typed, and come back with the scale of their type', async () => {
    const { box, user, last } = show(foreign(), '1385.40');
    expect(box.value).toBe('1,385.40');
    await user.click(box);
    expect(box.value).toBe('1385.40');
    await user.clear(box);
    await user.type(box, '12,345.67');
    expect(box.hasAttribute('data-taken-otherwise')).toBe(false);
    await user.type(box, '8');
    expect(box.hasAttribute('data-taken-otherwise')).toBe(true);
    await leave(user);
    expect(last()).toBe('12345.67');
    expect(box.value).toBe('12,345.67');
    expect(box.hasAttribute('data-taken-otherwise')).toBe(false);
  });
  it('of a share have the sign of their unit beside them, in the box and to be read', () => {
    const { box } = show(rate(), '62.00');
    expect(box.closest('.hg-in')!.textContent).toBe('%');
    cleanup();
    const { Read } = uiOf(rate());
    render(
      <FieldEnvironmentContext value={environment()}>
        <p>{Read && <Read field={rate()} name="progRt" value="62.00" record={{}} />}</p>
      </FieldEnvironmentContext>,
    );
    expect(screen.getByText(/62/).textContent).toBe('62%');
  });
  it('are chosen whole when the pointer comes to them; a second press sets the caret, a drag chooses what it runs over', async () => {
    const { box, user, last } = show(foreign(), '2000.50');
    const chosen = () => box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0);
    await user.pointer({ target: box, offset: 0, keys: '[MouseLeft]' });
    await waitFor(() => expect(box.value).toBe('2000.50'));
    expect(chosen()).toBe('2000.50');
    await user.keyboard('30');
    expect(last()).toBe('30.00');
    await leave(user);
    await user.click(box);
    await user.pointer({ target: box, offset: 1, keys: '[MouseLeft]' });
    expect([box.selectionStart, box.selectionEnd]).toEqual([1, 1]);
    await leave(user);
    await user.pointer([
      { target: box, offset: 1, keys: '[MouseLeft>]' },
      { target: box, offset: 3 },
      { target: box, keys: '[/MouseLeft]' },
    ]);
    expect(chosen()).toBe('0.');
  });
  it('are chosen whole by a press on their label', async () => {
    const { box, user, last } = show(integer(), 25);
    await user.click(screen.getByText(/항목/));
    await user.keyboard('40');
    expect(box.value).toBe('40');
    expect(last()).toBe(40);
  });
  it('keep what Tab chose, and take the caret of the press that follows it', async () => {
    const { box, user } = show(integer(), 25);
    await user.tab();
    expect(document.activeElement).toBe(box);
    await user.pointer({ target: box, offset: 1, keys: '[MouseLeft]' });
    expect([box.selectionStart, box.selectionEnd]).toEqual([1, 1]);
  });
  it('take a minus, and stay within the bounds', async () => {
    const { box, user, last } = show(rate({ min: '-100', max: '999.99' }));
    await user.type(box, '-12.5');
    expect(last()).toBe('-12.50');
    await user.clear(box);
    await user.type(box, '5000');
    await leave(user);
    expect(last()).toBe('999.99');
  });
  it('are counted up and down by buttons where there are few, as far as their bounds go, and typed as before', async () => {
    const onValue = vi.fn();
    render(<Harness field={integer({ min: 1, max: 3, stepped: true })} start={2} onValue={onValue} />);
    const user = userEvent.setup();
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: '항목' });
    const [less, more] = [/step_less/, /step_more/].map((name) => screen.getByRole('button', { name }));
    await user.click(more!);
    expect([onValue.mock.lastCall, box.value]).toEqual([[3], '3']);
    // At its end it says so, does nothing, and keeps the keyboard.
    expect(more!.getAttribute('aria-disabled')).toBe('true');
    await user.click(more!);
    expect(onValue).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(more);
    less!.focus();
    await user.keyboard('{Enter} ');
    expect([onValue.mock.lastCall, box.value]).toEqual([[1], '1']);
    await user.clear(box);
    await user.type(box, '2');
    await leave(user);
    expect(onValue.mock.lastCall).toEqual([2]);
    cleanup();
    render(<Harness field={integer({ min: 1 })} onValue={onValue} />);
    expect(screen.queryByRole('button', { name: /step_/ })).toBeNull();
  });
  it('round when the type has no decimals, and become nothing when emptied', async () => {
    const { box, user, last } = show(won(), '100');
    await user.clear(box);
    await user.type(box, '1466.5');
    expect(last()).toBe('1467');
    await user.clear(box);
    expect(last()).toBeNull();
  });
  it('say what of a typed figure is taken over, when it is not all of it, until it is typed anew', async () => {
    const { box, user } = show(rate({ min: '-100', max: '999.99' }));
    const said = () => screen.queryByText(/desk.form.figure_taken/) !== null;
    await user.type(box, '12.345');
    expect(said()).toBe(false);
    await leave(user);
    expect(said()).toBe(true);
    expect(box.getAttribute('aria-describedby')).toContain('warning');
    await user.type(box, '{Backspace}');
    expect(said()).toBe(false);
    await leave(user);
    expect(said()).toBe(false);
  });
  it.each(['2만', '1,55O,000', '-12a.5'])('keep %s as it was typed, for the form to refuse', async (typed) => {
    const { box, user, last } = show(won(), '100');
    await user.clear(box);
    await user.type(box, typed);
    await leave(user);
    expect(last()).toBe(typed);
    expect(box.value).toBe(typed);
  });
  it('are read with a currency or unit, as when they are pasted', async () => {
    const { box, user, last } = show(won());
    await user.type(box, '₩ 1,466원');
    await leave(user);
    expect(last()).toBe('1466');
  });
  it('are numbers on the wire when whole', async () => {
    const { box, user, last } = show(integer());
    await user.type(box, '12,000');
    expect(last()).toBe(12000);
  });
});

describe('a text', () => {
  it('that is pasted too long goes in whole, for its rule to refuse; what fits is the browser’s', async () => {
    const { box, user, last } = show(text(10));
    await user.click(box);
    await user.paste('0123456789');
    expect(last()).toBe('0123456789');
    await user.paste('가나다');
    expect(last()).toBe('0123456789가나다');
    expect(box.value).toBe('0123456789가나다');
    await user.type(box, '라');
    expect(box.value).toBe('0123456789가나다');
  });
});

describe('the box of a cell', () => {
  it('of several lines takes a paste that is too long in whole, for its rule to refuse', () => {
    const field = longText({ max: 5 });
    const { Editor } = uiOf(field);
    const onChange = vi.fn();
    const rest = { name: 'log', value: '', record: {}, live: true, onCommit: () => undefined };
    render(
      <FieldEnvironmentContext value={environment()}>
        {Editor && <Editor {...rest} field={field} label="일보" onChange={onChange} />}
      </FieldEnvironmentContext>,
    );
    fireEvent.paste(screen.getByLabelText('일보'), { clipboardData: { getData: () => '첫 줄\n둘째 줄' } });
    expect(onChange).toHaveBeenLastCalledWith('첫 줄\n둘째 줄');
  });
  it('leaves a long paste to the grid until it is typed in', () => {
    const onInput = vi.fn();
    const cell = (mode: string) => (
      <span data-mode={mode}>
        <TextBox aria-label={mode} maxLength={3} onInput={onInput} />
      </span>
    );
    render(
      <>
        {cell('ready')}
        {cell('edit')}
      </>,
    );
    const paste = (mode: string) =>
      fireEvent.paste(screen.getByLabelText(mode), { clipboardData: { getData: () => '담당 1\t담당 2' } });
    expect(paste('ready')).toBe(true);
    expect(onInput).not.toHaveBeenCalled();
    expect(paste('edit')).toBe(false);
  });
});

describe('a day', () => {
  it.each([
    [date(), 20],
    [dateTime(), 20],
  ])('takes as many characters as a $0.type may be typed with', (field, most) =>
    expect(show(field).box.maxLength).toBe(most),
  );
  it.each(['20261120', '2026/11/20', '2026-11-20'])('is read from %s', async (typed) => {
    const { box, user, last } = show(date());
    await user.type(box, typed);
    await leave(user);
    expect(last()).toBe('2026-11-20');
    expect(box.value).toBe('2026-11-20');
  });
  it.each([
    ['27', '2026-11-27'],
    ['1127', '2026-11-27'],
    ['+4', '2026-11-24'],
    ['오늘', '2026-11-20'],
  ])('typed in short as %s is the nearest such day once it is left', async (typed, day) => {
    const { box, user, last } = show(date());
    await user.type(box, typed);
    await leave(user);
    expect(last()).toBe(day);
    expect(box.value).toBe(day);
  });
  it('keeps what cannot be read, for the form to refuse', async () => {
    const { box, user, last, onValue } = show(date(), '2026-11-20');
    await user.clear(box);
    onValue.mockClear();
    await user.type(box, '20260230');
    expect(onValue).not.toHaveBeenCalled();
    await leave(user);
    expect(last()).toBe('20260230');
    expect(box.value).toBe('20260230');
  });
  it('is chosen whole when the pointer comes to it, so that a short one replaces it; a second press sets the caret', async () => {
    const { box, user, last } = show(date(), '2026-11-20');
    const chosen = () => [box.selectionStart, box.selectionEnd];
    await user.click(box);
    expect(chosen()).toEqual([0, 10]);
    await user.keyboard('1204');
    await leave(user);
    expect(last()).toBe('2026-12-04');
    await user.click(box);
    await user.pointer({ target: box, offset: 4, keys: '[MouseLeft]' });
    expect(chosen()).toEqual([4, 4]);
  });
  it('with more typed behind it keeps that, for the form to refuse', async () => {
    const { box, user, last } = show(date(), '2026-11-20');
    await user.click(box);
    await user.keyboard('{End}1204');
    await leave(user);
    expect(last()).toBe('2026-11-201204');
  });
  it('stands the English way round in English', () => {
    expect(show(date(), '2026-11-20', 'en').box.value).toBe('11-20-2026');
  });
});

describe('texts with a shape', () => {
  it('show their hyphens only while one is elsewhere', async () => {
    const { box, user, last } = show(bizNo(), '0028100024');
    expect(box.value).toBe('002-81-00024');
    await user.click(box);
    expect(box.value).toBe('0028100024');
    await user.clear(box);
    await user.type(box, '123-45-67890');
    await leave(user);
    // No valid checksum: it stays to be refused.
    expect(last()).toBe('123-45-67890');
    await user.clear(box);
    await user.type(box, '002-81-00024');
    await leave(user);
    expect(last()).toBe('0028100024');
  });
  it('are told apart from plain text by the keyboard a phone shows', () => {
    expect(show(mobile()).box.inputMode).toBe('tel');
  });
  it('lose blanks around them', async () => {
    const { box, user, last } = show(text(10));
    await user.type(box, '  한바다 ');
    await leave(user);
    expect(last()).toBe('한바다');
  });
});

describe('a code', () => {
  it.each([
    ['PA', 'PA'],
    ['파나', 'PA'],
    ['ㅇㅂ', 'JP'],
    ['korea', 'KR'],
  ])('is found by %s', async (typed, key) => {
    const { box, user, last } = show(code('NAT'));
    await user.type(box, typed);
    await leave(user);
    expect(last()).toBe(key);
  });
  it('that fits nothing stays as it was typed, for the form to refuse', async () => {
    const { box, user, last } = show(code('NAT'), 'KR');
    expect(box.value).toBe('대한민국');
    await user.clear(box);
    await user.type(box, 'KRX');
    await leave(user);
    expect(last()).toBe('KRX');
    expect(box.value).toBe('KRX');
  });
  it('in a cell goes up with each key: the choice that is marked, else the text itself', async () => {
    const field = code('NAT');
    const { Editor } = uiOf(field);
    const onChange = vi.fn();
    const rest = { name: 'natCd', value: 'JP', record: {}, live: true, onCommit: () => undefined };
    render(
      <FieldEnvironmentContext value={environment()}>
        {Editor && <Editor {...rest} field={field} label="국적" onChange={onChange} />}
      </FieldEnvironmentContext>,
    );
    const user = userEvent.setup();
    await user.clear(screen.getByRole('combobox'));
    onChange.mockClear();
    await user.type(screen.getByRole('combobox'), 'krx');
    expect(onChange.mock.calls.map(([value]) => value as unknown)).toEqual(['KR', 'KR', 'krx']);
  });
  it('is chosen with the arrows and Enter, and emptied by emptying the text', async () => {
    const { box, user, last } = show(code('NAT'), 'KR');
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(last()).toBe('PA');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.clear(box);
    await leave(user);
    expect(last()).toBeNull();
  });
  it('is taken away by choosing or typing the choice of nothing', async () => {
    const { box, user, last } = show(code('NAT'), 'KR');
    await user.clear(box);
    await user.type(box, 'desk.form.none{Enter}');
    expect(last()).toBeNull();
    expect(box.value).toBe('');
  });
  it('changes nothing by merely being passed through', async () => {
    const { user, onValue } = show(code('NAT'), 'KR');
    await user.tab();
    await user.tab();
    expect(onValue).not.toHaveBeenCalled();
  });
  it('leaves an Enter that ends a syllable to the input method', async () => {
    const { box, onValue } = show(code('NAT'));
    fireEvent.focus(box);
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: '일' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(onValue).not.toHaveBeenCalled();
    fireEvent.compositionEnd(box, { data: '일' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onValue).toHaveBeenLastCalledWith('JP');
  });
  it('hands on the Enter with which nothing is settled', () => {
    const { box } = show(code('NAT'), 'KR');
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    fireEvent.focus(box);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(heard).toHaveBeenCalledTimes(1);
    fireEvent.change(box, { target: { value: '일' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', heard);
  });
  it('takes at most a hundred characters', () => expect(show(code('NAT')).box.maxLength).toBe(100));
});

describe('several codes', () => {
  it('are ticked one after the other and joined in the order of their group', async () => {
    const { box, user, last } = show(codes('CLNT_TP'));
    await user.click(box);
    await user.click(screen.getByText('관리사'));
    expect(last()).toBe('MGR');
    await user.click(screen.getByText('선주'));
    expect(last()).toBe('OWNER,MGR');
    await leave(user);
    expect(box.value).toBe('선주, 관리사');
  });
  it('keep what fits none beside the others, and let it be taken away again', async () => {
    const { box, user, last } = show(codes('CLNT_TP'), 'MGR');
    await user.clear(box);
    await user.type(box, '아무개');
    await leave(user);
    expect(last()).toBe('MGR,아무개');
    await user.click(box);
    await user.click(screen.getByRole('option', { name: '아무개' }));
    expect(last()).toBe('MGR');
  });
});

describe('the cell of several codes', () => {
  it('goes up with each key, beside what was chosen before: the choice that is meant, else the text itself', async () => {
    const field = codes('CLNT_TP');
    const { Editor } = uiOf(field);
    const onChange = vi.fn();
    const rest = { name: 'clntTpCds', value: 'OWNER', record: {}, live: true, onCommit: () => undefined };
    render(
      <FieldEnvironmentContext value={environment()}>
        {Editor && <Editor {...rest} field={field} label="구분" onChange={onChange} />}
      </FieldEnvironmentContext>,
    );
    const user = userEvent.setup();
    const box = screen.getByRole('combobox');
    await user.clear(box);
    onChange.mockClear();
    await user.type(box, 'mgz');
    expect(onChange.mock.calls.map(([value]) => value as unknown)).toEqual(['OWNER,MGR', 'OWNER,MGR', 'OWNER,mgz']);
    await user.clear(box);
    expect(onChange).toHaveBeenLastCalledWith('OWNER');
    await user.type(box, '관리{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('OWNER,MGR');
  });
});

describe('a condition', () => {
  async function condition(field: Field, value = '') {
    const onChange = vi.fn();
    const { Filter } = uiOf(field);
    const rest = { name: 'nm', id: 'input', label: '항목', value, onChange };
    render(
      <FieldEnvironmentContext value={environment()}>
        <Suspense>{Filter && <Filter {...rest} field={field} />}</Suspense>
        <button type="button">다음</button>
      </FieldEnvironmentContext>,
    );
    await screen.findAllByText('항목');
    const box = document.querySelector<HTMLInputElement>('#input')!;
    return { box, onChange, user: userEvent.setup() };
  }
  it.each([
    ['several codes', code('CLNT_TP'), '아무개', '관리사', 'MGR'],
    ['records', ref('rs4/clnt'), '없는 회사', '한바다', '4'],
    ['a figure', won(), '2만', '1,250', '1250'],
    ['days', date(), '2026-02-30', '2026-02-28', '2026-02-28~'],
  ])('of %s keeps what fits nothing, marked, until it is mended', async (_, field, odd, good, value) => {
    const { box, onChange, user } = await condition(field);
    await user.type(box, odd);
    await leave(user);
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(box.value).toBe(odd);
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, good);
    await leave(user);
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(value));
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });
  it('is open again when what was kept is emptied', async () => {
    const { box, user } = await condition(code('CLNT_TP'));
    await user.type(box, '아무개');
    await leave(user);
    await user.clear(box);
    await leave(user);
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a record as a condition', () => {
  it('is taken when one leaves before the answer comes, if only one is meant', async () => {
    const field = ref('rs4/clnt');
    const { Filter } = uiOf(field);
    const onChange = vi.fn();
    const rest = { name: 'clntId', id: 'input', label: '항목', value: '', onChange };
    render(
      <FieldEnvironmentContext value={environment()}>
        {Filter && <Filter {...rest} field={field} />}
        <button type="button">다음</button>
      </FieldEnvironmentContext>,
    );
    const box = document.querySelector('#input')!;
    fireEvent.change(box, { target: { value: '북극성' } });
    fireEvent.blur(box);
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('3'));
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('several references', () => {
  it('keep what names no record beside the others, for the form to refuse, digits too', async () => {
    const field = refs('rs4/clnt');
    const { box, user, last } = show(field, '4');
    await waitFor(() => expect(box.value).toBe('한바다해운'));
    for (const [typed, kept] of [
      ['없는 회사', '4,없는 회사'],
      ['77', '4,77?'],
    ] as const) {
      await user.clear(box);
      await user.type(box, typed);
      await screen.findByText('desk.form.no_options');
      await leave(user);
      expect(last()).toBe(kept);
      expect(box.value).toBe(kept.replace('4,', '한바다해운, '));
      expect(typeOf(field).parse(kept, field)).toMatchObject({ problem: { code: 'E_REF' } });
    }
  });
});

describe('a moment', () => {
  it('typed in short is of the nearest day', async () => {
    const { box, user, last } = show(dateTime());
    await user.type(box, '1130 1600');
    await leave(user);
    expect(last()).toMatch(/^\d{4}-11-30 16:00$/);
  });
  it('keeps words, for the form to refuse', async () => {
    const { box, user, last } = show(dateTime(), '2026-11-20 09:30');
    await user.clear(box);
    await user.type(box, '내일 9시쯤');
    await leave(user);
    expect(last()).toBe('내일 9시쯤');
    expect(box.value).toBe('내일 9시쯤');
  });
});

describe('a reference', () => {
  it('show what is barred with its word, refuse it with its sentence, and keep it where it stands already', async () => {
    const [onValue, onNotify] = [vi.fn(), vi.fn()];
    render(<Harness field={ref('rs4/clnt')} onValue={onValue} onNotify={onNotify} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { name: '항목' }));
    const option = await screen.findByRole('option', { name: /거래중지상사/ });
    expect(option.textContent).toBe('거래중지상사거래 중지');
    expect(option.getAttribute('aria-disabled')).toBe('true');
    await user.click(option);
    expect(onNotify).toHaveBeenCalledWith('거래가 끝난 곳입니다.');
    expect(onValue).not.toHaveBeenCalled();
    // By the keyboard no more than with the pointer.
    await user.type(screen.getByRole('combobox', { name: '항목' }), '거래중지');
    await screen.findByRole('option', { name: /거래중지상사/ });
    await user.keyboard('{Enter}');
    expect(onNotify).toHaveBeenCalledTimes(2);
    expect(onValue).not.toHaveBeenCalled();
    cleanup();
    render(<Harness field={ref('rs4/clnt')} start={5} onValue={onValue} onNotify={onNotify} />);
    await user.click(screen.getByRole('combobox', { name: '항목' }));
    const own = await screen.findByRole('option', { name: /거래중지상사/ });
    expect(own.hasAttribute('aria-disabled')).toBe(false);
  });
  it('is searched, chosen and shown by name', async () => {
    const { box, user, last } = show(ref('rs4/clnt'));
    await user.type(box, '한바다');
    await user.click(await screen.findByRole('option', { name: '한바다해운' }));
    expect(last()).toBe(4);
    expect(box.value).toBe('한바다해운');
  });
  it('is taken when one leaves before the answer comes, if only one is meant', async () => {
    const { box, user, last } = show(ref('rs4/clnt'));
    await user.type(box, '북극성');
    await leave(user);
    await waitFor(() => expect(last()).toBe(3));
  });
  it('offers only what is meant, and says so of a record that exists and is not', async () => {
    const { box, user } = show(ref('rs4/clnt', { must: { clntTpCds: 'SUP' }, unmet: 'notSupplier' }));
    await user.click(box);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '북극성데모해운(주)',
    ]);
    await user.type(box, '한바다');
    await screen.findByText('한바다해운: errors.notSupplier');
    await user.clear(box);
    await user.type(box, '없는 회사');
    await screen.findByText('desk.form.no_options');
    expect(screen.queryByText(/notSupplier/)).toBeNull();
  });
  it('offers first what the kind of the record asks for, the others behind it', () => {
    const field = ref('rs4/clnt', {
      must: { clntTpCds: 'SUP,SUBC' },
      firstBy: { field: 'purcTpCd', keys: { S: { clntTpCds: 'SUBC' }, M: { clntTpCds: 'SUP' } } },
    });
    expect(narrowing(field, { purcTpCd: 'M' })).toMatchObject({
      query: { clntTpCds: 'SUP,SUBC' },
      first: { clntTpCds: 'SUP' },
    });
    expect(narrowing(field, { purcTpCd: 'S' }).first).toEqual({ clntTpCds: 'SUBC' });
    expect(narrowing(field, {}).first).toBeUndefined();
  });
  it('says why nothing is found, where the declaration knows it', async () => {
    const { box, user } = show(ref('rs4/order', { none: 'noOrder' }));
    await user.click(box);
    await screen.findAllByRole('option');
    expect(screen.queryByText('errors.noOrder')).toBeNull();
    await user.type(box, '없는 공사');
    await screen.findByText('errors.noOrder');
  });
  it('says which field comes first, as the form calls it', async () => {
    const words = (key: string, options?: Readonly<Record<string, unknown>>) => `${key} ${String(options?.['name'])}`;
    const { Input } = uiOf(ref('rs4/clnt'));
    const field = ref('rs4/clnt/charger', { of: 'clntId' });
    render(
      <FieldEnvironmentContext value={{ ...environment(), t: words }}>
        <Input
          {...{ field, name: 'chargerId', id: 'charger', label: '담당자', value: null, ofLabel: '매입처' }}
          record={{ clntId: null }}
          onChange={() => undefined}
        />
      </FieldEnvironmentContext>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByText('desk.form.choose_first 매입처');
  });
  it('is what was typed, for the form to refuse, where no record is found', async () => {
    const { box, user, last } = show(ref('rs4/clnt'), 4);
    await user.clear(box);
    await user.type(box, '12');
    await screen.findByText('desk.form.no_options');
    await user.tab();
    expect(last()).toBe('12');
    await waitFor(() => expect(box.value).toBe('12'));
  });
});

describe('yes or no', () => {
  it('turns', async () => {
    const { box, user, last } = show(yn(), 'N');
    await user.click(box);
    expect(last()).toBe('Y');
  });
});
