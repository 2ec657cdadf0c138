/** The wizard's state: types, consents, typing, "same as ID", codes, drafts, steps (2-portal 4). */
import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';
import { readStepState, shownStep, type Step } from './steps.ts';
import { agreedToAll, changed, codeTarget, freshWizard, type Change, type Wizard } from './wizard.ts';

const after = (...changes: Change[]): Wizard => changes.reduce(changed, freshWizard);
const edit = (
  field: 'loginId' | 'email' | 'phone' | 'userNm' | 'cerNo' | 'loginPw' | 'bondAreaId2',
  text: string,
): Change => ({
  type: 'edit',
  field,
  text,
});

describe('types', () => {
  it.each(['bond', 'bwh', 'sr'] as const)('%s presets ten zeros, corp nothing', (userType) => {
    expect(after({ type: 'choose', userType }).item).toMatchObject({ userType, corpRegNo: '0000000000' });
    expect(after({ type: 'choose', userType }, { type: 'choose', userType: 'corp' }).item.corpRegNo).toBe('');
  });

  it('choosing the same type again keeps what was typed', () => {
    const typed = after({ type: 'choose', userType: 'corp' }, { type: 'edit', field: 'corpRegNo', text: '1248100998' });
    expect(changed(typed, { type: 'choose', userType: 'corp' }).item.corpRegNo).toBe('1248100998');
  });
});

describe('consents', () => {
  const agree = (name: 'terms' | 'policy' | 'privacy'): Change => ({ type: 'agree', name });

  it('agreeing to all sets all three while fewer are given, and clears them otherwise', () => {
    const two = after(agree('privacy'), agree('terms'));
    expect([two.checkList, agreedToAll(two)]).toEqual([['terms', 'privacy'], false]);
    const three = changed(two, { type: 'agreeAll' });
    expect([three.checkList, agreedToAll(three)]).toEqual([['terms', 'policy', 'privacy'], true]);
    expect(changed(three, { type: 'agreeAll' }).checkList).toEqual([]);
  });

  it('the three one by one are all; one taken back is not', () => {
    expect(agreedToAll(after(agree('terms'), agree('policy'), agree('privacy')))).toBe(true);
    expect(after(agree('terms'), agree('terms')).checkList).toEqual([]);
  });
});

describe('typing', () => {
  it('is tidied, and left alone while syllables are composed', () => {
    expect(after(edit('bondAreaId2', 'ab 12한3')).item.bondAreaId2).toBe('AB123');
    expect(after({ type: 'edit', field: 'bondAreaId2', text: 'ab한', raw: true }).item.bondAreaId2).toBe('ab한');
  });

  it("takes the server's word about a field back, not that about others", () => {
    const refused = after({ type: 'refuse', refused: { cerNo: '틀림', userNm: '틀림' } }, edit('cerNo', '123456'));
    expect([refused.refused, refused.listed]).toEqual([{ userNm: '틀림' }, ['cerNo', 'userNm']]);
  });
});

describe('same as ID', () => {
  const on: Change = { type: 'sameAsId', on: true };

  it('copies the id into the phone when checked and clears it when unchecked', () => {
    const same = after(edit('loginId', '010-1234-5678'), on);
    expect([same.item.phone, same.sameAsId]).toEqual(['01012345678', true]);
    const off = changed(same, { type: 'sameAsId', on: false });
    expect([off.item.phone, off.sameAsId]).toEqual(['', false]);
  });

  it('copies an e-mail id into the e-mail, and follows that', () => {
    const same = after(edit('loginId', 'New@demo.example'), on);
    expect([same.item.email, same.item.phone, same.sameAsId]).toEqual(['New@demo.example', '', true]);
    expect(changed(same, edit('email', 'other@demo.example')).sameAsId).toBe(false);
    expect(changed(same, { type: 'sameAsId', on: false }).item.email).toBe('');
  });

  it('follows the phone: checked while it equals the id', () => {
    const same = after(edit('loginId', '01012345678'), on, edit('phone', '0101234567'));
    expect(same.sameAsId).toBe(false);
    expect(changed(same, edit('phone', '01012345678')).sameAsId).toBe(true);
    expect(changed(same, edit('loginId', 'new@demo.example')).sameAsId).toBe(false);
  });
});

describe('codes', () => {
  it('a sent code is filled in, counted and belongs to id and recipient', () => {
    const start = after(edit('loginId', 'New@demo.example'), edit('phone', '01012345678'));
    const to = codeTarget(start.item);
    const sent = changed(start, { type: 'sent', to, code: '123456' });
    expect([sent.item.cerNo, sent.sent]).toEqual(['123456', { to, count: 1, late: false }]);
    const late = changed(sent, { type: 'late' });
    expect(late.sent?.late).toBe(true);
    expect(changed(late, { type: 'sent', to }).sent).toEqual({ to, count: 2, late: false });
    expect(changed(late, { type: 'sent', to }).item.cerNo).toBe('');
    expect(codeTarget(changed(sent, { type: 'certType', certType: 'email' }).item)).not.toBe(to);
    expect(codeTarget(changed(sent, edit('userNm', '다른이')).item)).toBe(to);
    expect(changed(sent, { type: 'unsent' }).sent).toBeUndefined();
    expect(changed(freshWizard, { type: 'late' })).toBe(freshWizard);
  });
});

describe('drafts', () => {
  const whole = after(
    { type: 'choose', userType: 'bond' },
    { type: 'agree', name: 'terms' },
    edit('loginId', '01012345678'),
    edit('loginPw', 'Harbour!77'),
    edit('cerNo', '654321'),
    { type: 'sameAsId', on: true },
  );

  it('keep what was given, but no password and no code', () => {
    const text = writeDraft(whole);
    expect(text).not.toMatch(/Harbour|654321/);
    const back = readDraft(text);
    expect(back.item).toMatchObject({
      userType: 'bond',
      loginId: '01012345678',
      phone: '01012345678',
      loginPw: '',
      cerNo: '',
    });
    expect(back).toMatchObject({ chosen: true, checkList: ['terms'], sameAsId: true, judged: 'no' });
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '{"item":null}',
    '{"item":{"userType":"toString","certType":"mobile"}}',
    '{"item":{"userType":"corp"}}',
  ])('a foreign one is forgotten: %j', (text) => expect(readDraft(text)).toEqual(freshWizard));
});

describe('steps', () => {
  const chosen = after({ type: 'choose', userType: 'bwh' });
  const agreed = changed(chosen, { type: 'agreeAll' });
  const joined = { userNm: '안창고', loginId: 'new@demo.example', userType: 'bwh' };

  it.each<[Step, Wizard, Step]>([
    [1, agreed, 1],
    [2, freshWizard, 1],
    [2, chosen, 2],
    [3, freshWizard, 1],
    [3, chosen, 2],
    [3, agreed, 3],
    [4, agreed, 3],
  ])('%i is shown only after what comes before it', (joinStep, wizard, shown) => {
    expect(shownStep({ joinStep }, wizard, false)).toBe(shown);
    expect(shownStep({ joinStep }, wizard, true)).toBe(shown);
  });

  it('a pressed one is shown at once where steps are free', () => {
    expect(shownStep({ joinStep: 4, pressed: true }, freshWizard, true)).toBe(4);
    expect(shownStep({ joinStep: 4, pressed: true }, freshWizard, false)).toBe(1);
  });

  it('the last is shown to who joined', () => expect(shownStep({ joinStep: 4, joined }, freshWizard, false)).toBe(4));

  it('the history may hold anything', () => {
    for (const state of [null, undefined, 7, 'x', { joinStep: 9 }, { joinStep: '2' }])
      expect(readStepState(state)).toEqual({ joinStep: 1 });
    expect(readStepState({ joinStep: 4, joined: { userNm: 1 } })).toEqual({ joinStep: 4 });
    expect(readStepState({ joinStep: 4, joined, other: 1, pressed: 1 })).toEqual({ joinStep: 4, joined });
    expect(readStepState({ joinStep: 4, joined: { ...joined, isOpen: 'no' } })).toEqual({ joinStep: 4 });
    expect(readStepState({ joinStep: 3, before: 2, pressed: true })).toEqual({ joinStep: 3, before: 2, pressed: true });
  });
});
