/** The wizard as one sees it: types, consents, live problems, tidying, "same as ID", codes, refusals (2-portal 4, 5, 8). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AlertHost } from '../../../portal/parts/AlertHost.tsx';
import { PageTexts } from '../../../portal/texts.tsx';
import { chooseLanguage } from '../../../session/language.ts';
import { getSession, setSession } from '../../../session/session.ts';
import type { SignedIn } from '../../../session/session.ts';
import { draftKey } from './wizard/draft.ts';
import JoinPage from './JoinPage.tsx';

interface Heard {
  readonly url: URL;
  readonly body: Record<string, unknown>;
}
let server: Server;
let heard: Heard[];
/** What the next calls answer, by the last word of their path. */
let answers: Record<string, { readonly status: number; readonly body: object }>;

beforeEach(async () => {
  heard = [];
  answers = {
    sendCert: { status: 200, body: { message: 'success', authenNo: '123456' } },
    join: { status: 201, body: { message: 'success' } },
  };
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost');
      heard.push({ url, body: JSON.parse(text || '{}') as Record<string, unknown> });
      const { status, body } = answers[url.pathname.split('/').at(-1) ?? '']!;
      response
        .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubGlobal('scrollTo', () => undefined);
  chooseLanguage('ko');
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await new Promise((done) => server.close(done));
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio])' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => screen.findByRole('alertdialog');
async function close(): Promise<void> {
  await userEvent.click(within(await said()).getByRole('button', { name: '확인' }));
}
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

function open(address = '/portal/join') {
  const routes = [{ path: '*', element: <JoinPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <PageTexts sections={['join']}>
      <AlertHost>
        <RouterProvider router={router} />
      </AlertHost>
    </PageTexts>,
  );
  return router;
}
async function openInfo(name: RegExp = /^기업회원/, address?: string) {
  const router = open(address);
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '모두 동의합니다' }));
  await press('다음');
  await title('회원 정보를 입력해 주세요');
  return router;
}
async function fill(code: readonly [label: string, value: string] = ['사업자등록번호', '124-81-00998']): Promise<void> {
  await type('아이디', '01012345678');
  await type('비밀번호', 'Harbour!77');
  await type('비밀번호 확인', 'Harbour!77');
  await type('이름', '박견본');
  await type('회사명', '새데모회사');
  await type(...code);
  await userEvent.click(screen.getByRole('checkbox', { name: '아이디와 같음' }));
  await type('보조 이메일', 'second@demo.example');
}

describe('step 1 and 2', () => {
  test('a general member is told "later" and stays', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^일반회원/ }));
    expect((await said()).textContent).toContain('일반회원 가입은 추후 지원할 예정입니다.');
    await close();
    expect(await title('어떤 회원으로 가입하시나요?')).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^일반회원/);
  });

  test('too few consents give the message and lead to the one that lacks', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^기업회원/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /사이트 이용약관/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /개인정보/ }));
    await press('다음');
    expect((await said()).textContent).toContain('필수 약관에 동의해 주세요.');
    await close();
    expect(document.activeElement?.getAttribute('name')).toBe('policy');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '모두 동의합니다' }).checked).toBe(false);
    await userEvent.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '모두 동의합니다' }).checked).toBe(true);
  });

  test.each([
    [/^기업회원/, '/portal/consent?isOnlyContentsMode=true', 3],
    [/^보세화물관리인/, '/portal/consent?isOnlyContentsMode=true&isBond=true', 2],
  ])('the previews of %s open in a window', async (name, consent, must) => {
    const opened: string[] = [];
    vi.stubGlobal(
      'open',
      (path: string, target: string, features: string) => void opened.push(`${path} ${target} ${features}`),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name }));
    for (const link of await screen.findAllByRole('link', { name: /내용 보기/ })) await userEvent.click(link);
    const popup = `_blank popup,width=1200,height=${Math.round(window.innerHeight * 0.95)}`;
    expect(opened).toEqual(
      ['/portal/terms?isOnlyContentsMode=true', '/portal/policy?isOnlyContentsMode=true', consent].map(
        (path) => `${path} ${popup}`,
      ),
    );
    expect(screen.getAllByText('필수')).toHaveLength(must);
  });

  test('Back and "previous" go a step back; what was given stays', async () => {
    const router = await openInfo(/^보세운송업자/);
    await type('이름', '안창고');
    await press('이전');
    await title('약관에 동의해 주세요');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '모두 동의합니다' }).checked).toBe(true);
    expect(router.state.location.search + router.state.location.hash).toBe('');
    await router.navigate(-1);
    await title('어떤 회원으로 가입하시나요?');
    await router.navigate(2);
    await title('회원 정보를 입력해 주세요');
    expect(field('이름').value).toBe('안창고');
  });
});

describe('step 3', () => {
  test('problems are silent until the first press, then live; the summary leads to the fields', async () => {
    await openInfo();
    await type('보조 이메일', 'no');
    expect(screen.queryByText('이메일 형식이 올바르지 않습니다.')).toBeNull();
    await press('가입하기');
    const summary = screen.getAllByRole('alert')[0]!;
    expect(within(summary).getAllByRole('link')).toHaveLength(9);
    await waitFor(() => expect(document.activeElement).toBe(field('아이디')));
    await userEvent.click(within(summary).getByRole('link', { name: '이름을 입력하세요.' }));
    expect(document.activeElement).toBe(field('이름'));
    expect(field('이름').getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('김');
    expect(field('이름').getAttribute('aria-invalid')).toBeNull();
    expect(within(summary).getAllByRole('link')).toHaveLength(8);
    await type('보조 이메일', 'a@demo.example');
    expect(screen.queryByText('이메일 형식이 올바르지 않습니다.')).toBeNull();
  });

  test('"get code" with gaps says so, leads to the first, and does not yet ask for the code', async () => {
    await openInfo();
    await type('아이디', 'new@demo.example');
    await press('인증번호 받기');
    expect((await said()).textContent).toContain('모든 항목을 올바르게 입력한 다음 인증번호를 받아 주세요.');
    await close();
    expect(document.activeElement).toBe(field('비밀번호'));
    expect(field('인증번호').getAttribute('aria-invalid')).toBeNull();
    expect(heard).toEqual([]);
  });

  test('inputs are tidied as one types, the caret stays, and a syllable is left alone until it is done', async () => {
    await openInfo(/^보세운송업자/);
    const code = field('보세운송업자부호');
    await userEvent.type(code, 'ab-12');
    expect(code.value).toBe('AB12');
    await userEvent.type(code, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([code.value, code.selectionStart]).toEqual(['AXB12', 2]);
    fireEvent.compositionStart(code);
    fireEvent(code, createEvent.input(code, { target: { value: 'AXB12ㅎ' }, isComposing: true }));
    expect(code.value).toBe('AXB12ㅎ');
    fireEvent.compositionEnd(code);
    expect(code.value).toBe('AXB12');
    await userEvent.type(field('휴대전화'), '010-1234-5678');
    expect(field('휴대전화').value).toBe('01012345678');
  });

  test('Enter that ends a syllable does not send the form', async () => {
    await openInfo();
    const enter = createEvent.keyDown(field('이름'), { key: 'Enter', isComposing: true });
    fireEvent(field('이름'), enter);
    expect(enter.defaultPrevented).toBe(true);
    const plain = createEvent.keyDown(field('이름'), { key: 'Enter' });
    fireEvent(field('이름'), plain);
    expect(plain.defaultPrevented).toBe(false);
  });

  test('"same as ID" is there at what the id is, copies, clears, and follows the phone', async () => {
    await openInfo();
    await type('아이디', 'new');
    expect(screen.queryByRole('checkbox', { name: '아이디와 같음' })).toBeNull();
    await type('아이디', 'new@demo.example');
    await userEvent.click(screen.getByRole('checkbox', { name: '아이디와 같음' }));
    expect([field('보조 이메일').value, field('휴대전화').value]).toEqual(['new@demo.example', '']);
    await type('아이디', '010-1234-5678');
    const same = screen.getByRole<HTMLInputElement>('checkbox', { name: '아이디와 같음' });
    await userEvent.click(same);
    expect([field('휴대전화').value, same.checked]).toEqual(['01012345678', true]);
    await userEvent.type(field('휴대전화'), '{Backspace}');
    expect(same.checked).toBe(false);
    await userEvent.type(field('휴대전화'), '8');
    expect(same.checked).toBe(true);
    await userEvent.click(same);
    expect(field('휴대전화').value).toBe('');
  });
});

describe('the code and the joining', () => {
  test('the code is told, filled in, counted down, and the whole item is sent', async () => {
    const router = await openInfo();
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: '이메일' }));
    await press('인증번호 받기');
    expect((await said()).textContent).toContain('인증번호가 발송되었습니다. [123456]');
    await close();
    expect(document.activeElement).toBe(field('인증번호'));
    expect(field('인증번호').value).toBe('123456');
    expect(screen.getByRole('timer').textContent).toMatch(/0[45]:\d\d/);
    expect(screen.getByRole('button', { name: '다시 받기' })).toBeTruthy();
    expect(Object.fromEntries(heard[0]!.url.searchParams)).toEqual({
      key: '2',
      loginId: '01012345678',
      cerEmail: 'second@demo.example',
    });

    await press('가입하기');
    await title('박견본 님, 가입을 마쳤습니다');
    expect(heard[1]!.body).toMatchObject({
      ...{
        loginId: '01012345678',
        loginPw: 'Harbour!77',
        loginPwConfirm: 'Harbour!77',
        userNm: '박견본',
        corpNm: '새데모회사',
      },
      ...{
        corpRegNo: '1248100998',
        phone: '01012345678',
        email: 'second@demo.example',
        certType: 'email',
        cerNo: '123456',
      },
      ...{ userType: 'corp', userTypeCd: 'CT_COMP', bondAreaId: '00000000', checkList: ['terms', 'policy', 'privacy'] },
    });
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/portal/login?loginId=01012345678');
    expect(screen.getByRole('link', { name: 'HOME' }).getAttribute('href')).toBe('/');
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    await router.navigate(-1);
    await title('어떤 회원으로 가입하시나요?');
  });

  test.each([
    [
      true,
      '서비스 스토어에서 보세운송신고를 신청하면',
      '보세운송신고 서비스를 살펴보세요',
      '보세운송 서비스는 준비하고 있습니다',
    ],
    [false, '서비스 스토어에서 오픈 알림을 신청해 두면', '보세운송 서비스를 미리 살펴보세요', '이용을 신청할 수'],
  ])('the last step follows whether the service runs: %s', async (isOpen, step, invitation, never) => {
    answers.join = { status: 201, body: { message: 'success', isOpen } };
    await openInfo(/^보세운송/);
    await fill(['보세운송업자부호', '0A2312']);
    await press('인증번호 받기');
    await close();
    await press('가입하기');
    await title('박견본 님, 가입을 마쳤습니다');
    const main = document.body.textContent;
    expect(main).toContain(step);
    expect(main).not.toContain(never);
    expect(screen.getByRole('heading', { level: 2, name: invitation })).toBeTruthy();
    expect(screen.getByRole('link', { name: '서비스 스토어' }).getAttribute('href')).toBe('/portal/svcstore?sys=BTA');
  });

  test('a code for another recipient is said to be of no use', async () => {
    await openInfo();
    await fill();
    await press('인증번호 받기');
    await close();
    expect(screen.getByText('인증번호가 발송되었습니다.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '이메일' }));
    expect(screen.getByText('아이디나 받는 곳이 바뀌었습니다. 인증번호를 다시 받아 주세요.')).toBeTruthy();
    expect(screen.queryByText('인증번호가 발송되었습니다.')).toBeNull();
  });

  test.each([
    [{ status: 200, body: { message: 'fail' } }, '인증번호 발송하는데 실패하였습니다.관리자에게 문의하세요.'],
    [
      { status: 500, body: { code: 'E_INTERNAL', message: '안쪽' } },
      '인증번호 발송하는데 실패하였습니다.관리자에게 문의하세요.',
    ],
    [
      { status: 429, body: { code: 'E_RATE', message: '요청이 너무 많습니다.' } },
      '실패하였습니다.관리자에게 문의하세요.\n요청이 너무 많습니다.',
    ],
  ])('a code that could not be sent: %j', async (answer, message) => {
    await openInfo();
    await fill();
    answers.sendCert = answer;
    await press('인증번호 받기');
    expect((await said()).textContent).toContain(message);
    await close();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(field('비밀번호').value).toBe('Harbour!77');
  });

  test("the server's word about a field stands at the field until it changes; nothing typed is lost", async () => {
    await openInfo();
    await fill();
    await press('인증번호 받기');
    await close();
    const message = '인증번호가 올바르지 않습니다.';
    answers.join = {
      status: 400,
      body: { code: 'E_CERT', message, errors: [{ code: 'E_CERT', field: 'cerNo', message }] },
    };
    await press('가입하기');
    await waitFor(() => expect(field('인증번호').getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field('인증번호')));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(field('비밀번호').value).toBe('Harbour!77');
    await type('인증번호', '654321');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('another language keeps what was typed, the passwords too', async () => {
    await openInfo();
    await type('이름', '박견본');
    await type('비밀번호', 'Harbour!77');
    act(() => chooseLanguage('en'));
    await title('Please enter your details');
    expect([field('Name').value, field('Password').value]).toEqual(['박견본', 'Harbour!77']);
    await press('Join');
    expect(
      within(screen.getAllByRole('alert')[0]!).getByRole('link', { name: 'Please enter the company name.' }),
    ).toBeTruthy();
  });

  test('a refusal without a field, and no answer at all, are said above the button', async () => {
    await openInfo();
    await fill();
    await press('인증번호 받기');
    await close();
    answers.join = { status: 429, body: { code: 'E_RATE', message: '요청이 너무 많습니다.' } };
    await press('가입하기');
    await screen.findByText('요청이 너무 많습니다.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answers.join = { status: 503, body: {} };
    await press('가입하기');
    await screen.findByText(/입력한 내용은 그대로 있습니다/);
    expect(screen.queryByText('요청이 너무 많습니다.')).toBeNull();
    expect(field('인증번호').value).toBe('123456');
  });

  test('whoever comes from the demo yard leaves it once joined, and not before', async () => {
    const user = { id: 9, userNm: '임열람', guest: true };
    setSession({ status: 'in', user, corp: { id: 2 }, menu: [] } as unknown as SignedIn);
    await openInfo();
    await fill();
    await press('인증번호 받기');
    await close();
    answers.join = { status: 429, body: { code: 'E_RATE', message: '요청이 너무 많습니다.' } };
    await press('가입하기');
    await screen.findByText('요청이 너무 많습니다.');
    expect(getSession().status).toBe('in');
    answers.join = { status: 201, body: { message: 'success' } };
    await press('가입하기');
    await title('박견본 님, 가입을 마쳤습니다');
    expect(getSession()).toEqual({ status: 'out', why: 'left' });
  });
});

test.each([
  [/^기업회원/, '먼저 어떤 서비스가 필요하신가요?', '/portal/svcstore', '서비스를 골라 신청하면 담당자가 연락드려'],
  [/^보세화물관리인/, '보세창고 관리 서비스를 살펴보세요', '/portal/svcstore?sys=BWMS', '보세창고 관리를 신청하면'],
  [/^보세운송업자/, '보세운송신고 서비스를 살펴보세요', '/portal/svcstore?sys=BTA', '보세운송신고를 신청하면'],
  [
    /^선용품·선박수리업체/,
    '선박수리 관리 서비스를 살펴보세요',
    '/portal/svcstore?sys=RS4',
    '선박수리 관리나 선용품 웹오더',
  ],
])('%s is told the next steps, and no app is promised', async (kind, invite, store, step) => {
  await openInfo(kind);
  await userEvent.click(screen.getByRole('button', { name: /가입 완료/ }));
  expect(screen.getByRole('heading', { name: invite })).toBeTruthy();
  expect(screen.getByRole('link', { name: '서비스 스토어' }).getAttribute('href')).toBe(store);
  expect(
    screen
      .getAllByRole('listitem')
      .map((one) => one.textContent)
      .join('|'),
  ).toContain(step);
  expect(screen.queryByText(/앱/)).toBeNull();
});

test('whoever came to apply for a service goes on with it and is asked for no other', async () => {
  answers.list = {
    status: 200,
    body: { content: [{ subsReqId: 'SWK-STD', subsReqNm: '수출입 통관', subsReqNmEn: 'Customs' }] },
  };
  const redirect = encodeURIComponent('/platform/subsc/new?subsReqId=SWK-STD');
  await openInfo(/^기업회원/, `/portal/join?redirect=${redirect}`);
  await userEvent.click(screen.getByRole('button', { name: /가입 완료/ }));
  expect(await screen.findByRole('heading', { name: '수출입 통관 이용 신청을 이어서 하세요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '신청 이어서 하기' }).getAttribute('href')).toContain(`redirect=${redirect}`);
  expect(screen.queryByRole('link', { name: '서비스 스토어' })).toBeNull();
});
