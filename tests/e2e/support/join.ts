/** The join wizard, by what a person reads there. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { isBusinessNo } from '../../../src/fields/formatted/businessNo.ts';

export type Words = 'ko' | 'en';
export const joinPassword = 'Harbour!77';

/** A person, a company and a number that nobody has joined with. */
export interface Joiner {
  readonly loginId: string;
  readonly userNm: string;
  readonly corpNm: string;
  readonly corpRegNo: string;
  readonly phone: string;
  readonly email: string;
}

const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

export function newJoiner(): Joiner {
  const mark = `${Date.now().toString(36)}${digits(4)}`;
  const nine = `1${digits(8)}`;
  return {
    loginId: `join${mark}@demo.example`,
    userNm: '새사람',
    corpNm: `시험회사${mark}`,
    corpRegNo: [...'0123456789'].map((last) => nine + last).find(isBusinessNo)!,
    phone: `010${digits(8)}`,
    email: `second${mark}@demo.example`,
  };
}

export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const dialog = (page: Page): Locator => page.getByRole('alertdialog');

/** Reads what the dialog says and closes it. */
export async function answered(page: Page, text: string | RegExp): Promise<void> {
  await expect(dialog(page)).toContainText(text);
  await dialog(page)
    .getByRole('button', { name: /^(확인|OK)$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

/** From the first step to the third, with all consents. */
export async function toInfo(page: Page, type: string): Promise<void> {
  await page.goto('/portal/join');
  await onToInfo(page, type);
}

/** The same from a first step that is there already. */
export async function onToInfo(page: Page, type: string): Promise<void> {
  await press(page, new RegExp(`^${type}`));
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check();
  await press(page, '다음');
  await expect(heading(page)).toHaveText('회원 정보를 입력해 주세요');
}

export async function fillInfo(
  page: Page,
  joiner: Joiner,
  codes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const texts: Readonly<Record<string, string>> = {
    아이디: joiner.loginId,
    비밀번호: joinPassword,
    '비밀번호 확인': joinPassword,
    이름: joiner.userNm,
    회사명: joiner.corpNm,
    휴대전화: joiner.phone,
    '보조 이메일': joiner.email,
    ...codes,
  };
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}
