/** Every figure of the specification stands in the page a visitor reads, in both languages (2-portal 2 and 9; 3-decisions 3). */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { Articles } from './Articles.tsx';
import type { LegalOptions, LegalPage } from './document.ts';
import { LegalContext, readingOf } from './legalContext.ts';
import { loadDocument } from './load.ts';
import { privacyFigures } from './content/privacy.figures.ts';
import { askerDays } from '../../services/platform/board/ask/ask.rules.ts';

type Lang = 'ko' | 'en';

/** Text of the newest version as a browser shows it. */
async function textOf(page: LegalPage, lang: Lang, options: LegalOptions = { isBond: false }): Promise<string> {
  const document = (await loadDocument(page, lang))(options);
  const version = document.versions[0]!;
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LegalContext value={readingOf(document, version)}>
        <Articles version={version} />
      </LegalContext>
    </MemoryRouter>,
  );
  const holder = window.document.createElement('div');
  holder.innerHTML = markup.replaceAll(/<(small|ol|ul|caption|\/[a-z0-9]+)/g, ' $&');
  return (holder.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** What the specification states: its words, then how they stand in Korean and in English. */
const expected: Readonly<Record<LegalPage, readonly (readonly [said: string, ko: RegExp, en: RegExp])[]>> = {
  terms: [
    ['effective 2020-10-01', /2020년 10월 1일부터 시행/, /in force from 1 October 2020/],
    ['base fee 25,000 won per month per ID', /아이디\(ID\)당, 월 25,000원/, /per ID and month KRW 25,000/],
    ['including 30 SMS', /SMS\) 30건/, /30 text messages \(SMS\)/],
    ['including 20 FAX', /FAX\) 20건/, /20 faxes \(FAX\)/],
    ['transfer fee 250 won per KB', /KB당 250원/, /per KB KRW 250/],
    ['XML to customs billed at 0.1 of volume', /세관에 보내는 XML은 용량의 0\.1/, /XML sent to customs counts at 0\.1/],
    ['training 100,000 won per visit', /방문 교육 .{0,20}1회 방문 100,000원/, /Training .{0,40}per visit KRW 100,000/],
    [
      'customs declaration service 1,600,000',
      /통관 서비스 .{0,30}1,600,000원/,
      /Customs declaration service .{0,40}KRW 1,600,000/,
    ],
    ['6 users base', /기본 6명/, /for 6 users/],
    ['each extra user 100,000 per month', /1명당, 월 100,000원/, /per user and month KRW 100,000/],
    ['web ordering service 2,000,000', /웹오더 서비스 .{0,30}2,000,000원/, /Web ordering service .{0,60}KRW 2,000,000/],
    ['data conversion 5,000,000', /데이터 전환 .{0,30}5,000,000원/, /Data conversion .{0,50}KRW 5,000,000/],
    ["termination needs 7 days' notice", /해지하려는 날의 7일 전까지/, /at least 7 days before the day of termination/],
    ['terminated after 2 months unpaid', /요금을 2개월 동안 납부하지 않으면/, /fees unpaid for 2 months/],
    ['notice to all users: posting for at least 1 week', /1주일 이상 게시/, /posting it .{0,40} for at least 1 week/],
    ['support 9:30 to 17:30 weekdays', /평일 9시 30분부터 17시 30분까지/, /from 9:30 to 17:30 on weekdays/],
    ['kept 5 years after leaving', /탈퇴한 날부터 5년/, /5 years after withdrawal/],
  ],
  policy: [
    ['availability target 99.5%', /99\.5% 이상/, /99\.5% or more/],
    ['3.6 hours per month allowed downtime', /월 3\.6시간/, /allowed downtime 3\.6 hours per month/],
    ['page response average 5 s', /평균 5초/, /5 seconds on average/],
    ['scaling 10 minutes', /10분 이내/, /10 minutes/],
    ['compensation tier 5%', /경미 .{0,90}? 5%/, /Light .{0,90}? 5%/],
    ['compensation tier 10%', /중대 .{0,90}? 10%/, /Grave .{0,90}? 10%/],
    ['compensation tier 15%', /심각 .{0,90}? 15%/, /Severe .{0,90}? 15%/],
    ['planned outage notice 3 days', /중단하려면 3일 전까지/, /at least 3 days before/],
    ['outside 09:00 to 18:00', /업무시간\(09:00~18:00\)을 피하여/, /outside business hours \(09:00–18:00\)/],
    ['start within 4 h', /처리 시작 .{0,90}? 4시간 이내/, /Start .{0,90}? within 4 hours/],
    ['progress report at 6 h', /경과 보고 .{0,90}? 6시간/, /Progress report .{0,90}? at 6 hours/],
    ['fix within 24 h', /복구 완료 .{0,90}? 24시간 이내/, /Fix .{0,90}? within 24 hours/],
    ['report at 48 h', /결과 보고 .{0,90}? 48시간/, /Final report .{0,90}? at 48 hours/],
    ['backup retention 1 year', /백업 자료를 1년 동안 보관/, /keeps the backups for 1 year/],
    ['data disposal 3 months', /3개월이 지나면 .{0,40}파기/, /destroys user data .{0,20} 3 months after/],
  ],
  privacy: [
    ['effective 2024-11-12', /2024년 11월 12일부터 적용/, /applies from 12 November 2024/],
    ['objection review within 10 days', /이의를 접수한 날부터 10일 안에/, /within 10 days of receiving it/],
    ['kept 5 years after leaving', /탈퇴한 날부터 5년/, /5 years after leaving the service/],
    [
      'mobile number, name, password, e-mail, user ID',
      /휴대전화번호, 이름, 비밀번호, 이메일, 사용자 아이디\(ID\)/,
      /mobile number, name, password, e-mail, user ID/,
    ],
    [
      'the address of a question until it is answered',
      /답변하지 못한 경우에도 90일이 지나면 파기/,
      /destroyed after 90 days even if it could not be answered/,
    ],
  ],
  consent: [
    [
      'purpose 1',
      /블록체인 기술을 이용한 스마트 물류정보 서비스/,
      /smart logistics information service using blockchain/,
    ],
    [
      'items 1',
      /사용자 아이디\(ID\), 비밀번호, 이름, 이메일, 휴대전화번호 회원 탈퇴 후 5년/,
      /user ID, password, name, e-mail, mobile phone number 5 years after member withdrawal/,
    ],
    ['purpose 2', /부서와 직급의 확인, 팩스를 통한 연락/, /Confirming department and position and contacting by fax/],
    [
      'items 2',
      /부서, 직급, 팩스번호 회원 탈퇴 후 5년/,
      /department, position, fax number 5 years after member withdrawal/,
    ],
    [
      'refusal',
      /동의하지 않으면 회원 가입, 문자메시지\(SMS\)와 메일/,
      /Joining and the SMS and mailing services may then be denied/,
    ],
  ],
};

test('the policy names the days after which the address of a question is forgotten', () => {
  expect(privacyFigures.askerDays).toBe(askerDays);
});

describe.each(Object.keys(expected) as LegalPage[])('%s', (page) => {
  test.each(expected[page])('%s', async (said, ko, en) => {
    // A boolean: on failure, pages of legal text would drown the message.
    expect(ko.test(await textOf(page, 'ko')), `${said}: ${ko}`).toBe(true);
    expect(en.test(await textOf(page, 'en')), `${said}: ${en}`).toBe(true);
  });
});

test.each([
  ['privacy', 'ko', '보세운송업자부호'],
  ['privacy', 'en', 'bonded-transport code'],
  ['consent', 'ko', '보세운송업자부호'],
  ['consent', 'en', 'bonded-transport code'],
] as const)('%s in %s names the trade code to bonded members only', async (page, lang, word) => {
  expect(await textOf(page, lang, { isBond: true })).toContain(word);
  expect(await textOf(page, lang)).not.toContain(word);
});

test('values that the specification dropped do not stand in the cloud terms', async () => {
  const ko = await textOf('policy', 'ko');
  expect(ko).not.toMatch(/백업[^.]*7일/);
  expect(ko).not.toContain('12개월');
});
