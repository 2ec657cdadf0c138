/** The product's own alert and confirm: role, text, keyboard, focus, one after the other (3-decisions 4 "alerts"). */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../tests/support/portal.tsx';
import { useAlert } from './alertContext.ts';

afterEach(cleanup);

function Asker() {
  const { alert, confirm } = useAlert();
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  return (
    <>
      <input ref={input} aria-label="아이디" />
      <button type="button" onClick={() => void alert('입력해주세요.', { focus: input }).then(() => setAnswer('닫힘'))}>
        알리기
      </button>
      <button type="button" onClick={() => void confirm('지울까요?').then((yes) => setAnswer(String(yes)))}>
        묻기
      </button>
      <button type="button" onClick={() => ['하나', '둘'].forEach((text) => void alert(text))}>
        둘 알리기
      </button>
      <output>{answer}</output>
    </>
  );
}
const answer = () => screen.getByRole('status').textContent;

test('an alert holds its text, takes the focus, and gives it to the field it is about', async () => {
  await showPage(<Asker />);
  await userEvent.click(screen.getByRole('button', { name: '알리기' }));
  const box = screen.getByRole('alertdialog');
  expect(box.getAttribute('aria-modal')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('입력해주세요.');
  expect(document.activeElement?.textContent).toBe('확인');
  expect(document.querySelector('.pt-below')?.hasAttribute('inert')).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('아이디'));
  await expect.poll(answer).toBe('닫힘');
});

test('a question: Escape means no and the focus goes back; Tab stays inside; yes is answered', async () => {
  await showPage(<Asker />);
  const ask = screen.getByRole('button', { name: '묻기' });
  await userEvent.click(ask);
  await userEvent.keyboard('{Escape}');
  await expect.poll(answer).toBe('false');
  expect(document.activeElement).toBe(ask);
  await userEvent.click(ask);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('취소');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('확인');
  await userEvent.keyboard('{Enter}');
  await expect.poll(answer).toBe('true');
});

test('alerts that come at once are shown one after the other', async () => {
  await showPage(<Asker />);
  await userEvent.click(screen.getByRole('button', { name: '둘 알리기' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('하나');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alertdialog').textContent).toContain('둘');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
