/** The demo request: seven checks in order with alert and focus, consent text, sending, refusals (2-portal 5). */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, showPage } from '../../../tests/support/portal.tsx';
import { DemoForm } from './DemoForm.tsx';

let server: Awaited<ReturnType<typeof listen>>;
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await server.close();
});
const receipt = { message: 'success', demoNo: 'D-2026-0012', at: '2026-11-20 09:30', isMailed: true };
const show = async (answer: Parameters<typeof listen>[0][string] = { status: 201, body: receipt }) => {
  server = await listen({ demo: answer });
  await showPage(<DemoForm />, '/portal/page', ['demo']);
};
const input = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: '데모 신청하기' }));
const fill = async () => {
  await userEvent.type(input('회사명'), '한바다데모선박수리(주)');
  await userEvent.type(input('이름'), '박견본');
  await userEvent.type(input('연락처'), '051-000-0001');
  await userEvent.type(input('이메일'), 'someone@demo.example');
  await userEvent.click(screen.getByRole('checkbox'));
};

test('each check alerts, leads to its field and says why there too', async () => {
  await show();
  const steps: [sentence: string, label: string, mend: () => Promise<unknown>][] = [
    ['회사명을 입력해 주세요.', '회사명', () => userEvent.type(input('회사명'), '항로')],
    ['이름을 입력해 주세요.', '이름', () => userEvent.type(input('이름'), '박견본')],
    ['연락처를 입력해 주세요.', '연락처', () => userEvent.type(input('연락처'), '1588-0000')],
    ['이메일을 입력해 주세요.', '이메일', () => userEvent.type(input('이메일'), 'someone')],
    ['개인정보 수집과 이용에 동의해 주세요.', '개인정보', () => userEvent.click(screen.getByRole('checkbox'))],
    [
      '연락처를 유선전화 또는 휴대전화 번호로 입력해 주세요.',
      '연락처',
      async () => {
        await userEvent.clear(input('연락처'));
        await userEvent.type(input('연락처'), '010-0000-0001');
      },
    ],
    ['이메일 형식으로 입력해 주세요.', '이메일', () => userEvent.type(input('이메일'), '@demo.example')],
  ];
  for (const [sentence, label, mend] of steps) {
    await submit();
    const box = screen.getByRole('alertdialog');
    expect(box.textContent).toContain(sentence);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const field = input(label);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe(sentence);
    await mend();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  }
  expect(server.heard).toEqual([]);
  await submit();
  await waitFor(() => expect(server.heard).toHaveLength(1));
});

test('what was filled in is sent, thanked for, and the form is empty again', async () => {
  await show();
  await fill();
  await userEvent.type(input('이메일'), '{Enter}');
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('데모 신청이 접수되었습니다.'));
  expect(server.heard[0]!.body).toEqual({
    ...{
      corpNm: '한바다데모선박수리(주)',
      reqUserNm: '박견본',
      reqPhone: '051-000-0001',
      reqEmail: 'someone@demo.example',
    },
    ...{ isAgree: true, reqAddr: null, portalDiv: 'SWK' },
  });
  expect(screen.getByRole('alertdialog').textContent).toContain('D-2026-0012');
  await userEvent.keyboard('{Enter}');
  const told = screen.getByRole('heading', { name: '데모 신청이 접수되었습니다' }).parentElement!;
  expect(told.textContent).toMatch(/D-2026-0012.*2026-11-20 09:30.*접수 확인 메일도 보내 드렸습니다\./);
  expect(document.activeElement).toBe(input('회사명'));
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '']);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('Enter that ends a syllable sends nothing', async () => {
  await show();
  await fill();
  const going = fireEvent.keyDown(input('회사명'), { key: 'Enter', isComposing: true });
  expect(going).toBe(false);
  expect(server.heard).toEqual([]);
});

test('a refusal is told in its place, with the pause, and nothing typed is lost', async () => {
  await show({
    status: 429,
    body: { code: 'E_RATE', status: 429, message: '요청이 너무 많습니다.', errors: [] },
    headers: { 'retry-after': '90' },
  });
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByText('요청이 너무 많습니다.')).toBeTruthy());
  expect(screen.getByText('01:30 후에 다시 시도할 수 있습니다.')).toBeTruthy();
  expect((input('회사명') as HTMLInputElement).value).toBe('한바다데모선박수리(주)');
  await submit();
  expect(server.heard).toHaveLength(1);
});

test('the consent says what is kept, what for, how long, and the right to refuse; the policy opens in a window of 1200 by 95%', async () => {
  await show();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(screen.getByText('내용 보기'));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    ...['목적', '항목', '보유 기간', '동의하지 않을 권리'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: /전문 보기/ }));
  const height = Math.round(window.innerHeight * 0.95);
  expect(open).toHaveBeenCalledWith(
    '/portal/privacy?isOnlyContentsMode=true',
    '_blank',
    `popup,width=1200,height=${height}`,
  );
});
