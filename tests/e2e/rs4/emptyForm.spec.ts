/** A document that its form does not find complete says what is missing when it is submitted (22-groupware). */
import { expect, test } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import { formId, groupId, makeColleague } from '../people.ts';

test('what the form requires and the draft leaves open is said where it was submitted', async ({ page, request }) => {
  const admin = await apiOf(request, 'admin2');
  const drafter = await makeColleague(admin, '기안자', await groupId(admin, '영업'));
  const approver = await makeColleague(admin, '결재자', await groupId(admin, '현장'));
  const own = await apiOf(request, drafter.person);
  const { id } = await own.post<{ id: number }>('groupware/appr', {
    ...{ title: word(), apprDocId: await formId(own, 'EXP') },
    insertLineList: [{ stepTpCd: 'APPR', userId: approver.id }],
  });
  await signIn(page, drafter.person, `/groupware/appr/draft/${id}`);
  await page.getByRole('button', { name: '상신', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '상신' }).click();
  await expect(page.getByText('양식의 필수 항목 지출일을 입력하세요.').first()).toBeVisible();
  await expect(page.getByText('양식의 필수 항목 금액을 입력하세요.').first()).toBeVisible();
});
