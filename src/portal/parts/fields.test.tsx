/** Inputs of the public pages: labels, descriptions, the eye, Caps Lock, radios, checkboxes, the summary, the steps. */
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../../tests/support/portal.tsx';
import { CheckRow } from './CheckRow.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { openPopup } from './openPopup.ts';
import { PasswordField } from './PasswordField.tsx';
import { PortalForm } from './PortalForm.tsx';
import { SegmentedRadio } from './SegmentedRadio.tsx';
import { Steps } from './Steps.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a field says that it must be filled, its hint and its error, and each belongs to the input', async () => {
  await showPage(<Field id="corpNm" label="회사명" required hint="50자까지" error="회사명을 입력하세요." />);
  const input = screen.getByLabelText('회사명');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const texts = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['50자까지', '회사명을 입력하세요.']);
  expect(screen.getByText('필수')).toBeTruthy();
});

test('good news gives way to an error', async () => {
  await showPage(
    <>
      <Field id="a" label="하나" ok="발송되었습니다." />
      <Field id="b" label="둘" ok="발송되었습니다." error="틀렸습니다." />
    </>,
  );
  expect(screen.getAllByText('발송되었습니다.')).toHaveLength(1);
});

test('the eye shows the password; Caps Lock is told while it is on and forgotten when the field is left', async () => {
  await showPage(<PasswordField id="pw" label="비밀번호" />);
  const input = screen.getByLabelText('비밀번호');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 표시' }));
  expect(input.getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: '비밀번호 숨기기' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock이 켜져 있습니다.')).toBeTruthy();
  fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock이 켜져 있습니다.')).toBeNull();
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  fireEvent.blur(input);
  expect(screen.queryByText('Caps Lock이 켜져 있습니다.')).toBeNull();
});

test('Enter sends a form, but not while Hangul is being composed', async () => {
  const send = vi.fn();
  await showPage(
    <PortalForm onSubmit={send}>
      <Field id="a" label="이름" />
    </PortalForm>,
  );
  const input = screen.getByLabelText('이름');
  const composing = createEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent(input, composing);
  expect(composing.defaultPrevented).toBe(true);
  await userEvent.type(input, '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

function Choice() {
  const [way, setWay] = useState<'email' | 'mobile'>('email');
  const options = [
    { value: 'email', label: '이메일' },
    { value: 'mobile', label: '휴대전화' },
  ] as const;
  return <SegmentedRadio name="way" legend="본인 확인 방법" options={options} value={way} onChange={setWay} />;
}

test('a choice is a group of real radio inputs', async () => {
  await showPage(<Choice />);
  expect(screen.getByRole('group', { name: '본인 확인 방법' })).toBeTruthy();
  await userEvent.click(screen.getByText('휴대전화'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '휴대전화' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '이메일' }).checked).toBe(false);
});

test('the whole line of a checkbox can be pressed', async () => {
  const change = vi.fn();
  await showPage(<CheckRow onChange={change}>아이디 저장</CheckRow>);
  await userEvent.click(screen.getByText('아이디 저장'));
  expect(change).toHaveBeenCalledTimes(1);
});

test('the summary leads to the fields; a single problem is told at its field alone', async () => {
  await showPage(
    <>
      <ErrorSummary
        problems={[
          { field: 'corpNm', message: '회사명을 입력하세요.' },
          { field: 'regNo', message: '숫자 10자리입니다.' },
        ]}
      />
      <Field id="regNo" label="사업자등록번호" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('입력한 내용을 확인해 주세요');
  await userEvent.click(screen.getByRole('link', { name: '숫자 10자리입니다.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('사업자등록번호'));
  cleanup();
  await showPage(
    <>
      <ErrorSummary problems={[{ field: 'regNo', message: '숫자 10자리입니다.' }]} />
      <p>본문</p>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('steps tell what is done and where one is; only where it is allowed can they be pressed', async () => {
  const go = vi.fn();
  const names = ['회원 유형', '약관 동의', '정보 입력'];
  await showPage(<Steps label="단계" steps={names} current={2} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]!.textContent).toBe('회원 유형 완료');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await showPage(<Steps label="단계" steps={names} current={2} onStep={go} />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /정보 입력/ }));
  expect(go).toHaveBeenCalledWith(3);
});

test('a popup is about 1200 wide and takes 95% of the height', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(1000);
  openPopup('/portal/terms?isOnlyContentsMode=true');
  expect(open).toHaveBeenCalledWith('/portal/terms?isOnlyContentsMode=true', '_blank', 'popup,width=1200,height=950');
});
