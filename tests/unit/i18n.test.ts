import { describe, expect, it } from 'vitest';
import {
  elsewhere,
  faultyTexts,
  flatten,
  hasKey,
  sentenceKeys,
  twiceTold,
  unequalKeys,
  unlabelled,
  usedKeys,
} from '../../i18n/check.ts';
import { languages, loadMessages, sections } from '../../i18n/index.ts';
import { merge } from '../../i18n/messages.ts';
import { loadServices, serviceOf, services } from '../../i18n/services.ts';
import { fieldLabel, serverLanguage, translate } from '../../i18n/server.ts';
import { resources } from '../../src/services/index.ts';

const texts = async (lang: (typeof languages)[number]) =>
  flatten(merge(await loadMessages(lang), await loadServices(lang, services)));

describe('dictionaries', () => {
  it('has the same keys in ko and en', async () => {
    const [ko, en] = await Promise.all([texts('ko'), texts('en')]);
    expect(unequalKeys(ko, en)).toEqual([]);
    expect(ko.size).toBeGreaterThan(1100);
  });

  it.each(languages)('has no empty text and the placeholders of ko: %s', async (lang) => {
    expect(faultyTexts(lang, await texts(lang), await texts('ko'))).toEqual([]);
  });

  it.each(['de', 'ru', 'fr'] as const)('falls back to English in %s', async (lang) => {
    const own = await texts(lang);
    expect(own.get('fields.clntNm')).toBe('Name');
    expect(own.get('ra.page.list')).toBe('%{name}');
    expect(own.get('menus.R31')).not.toBe('Vessels');
    expect(own.size).toBe((await texts('en')).size);
  });

  it('loads only the sections asked for', async () => {
    expect(Object.keys(await loadMessages('ru', ['ra', 'portal']))).toEqual(['ra', 'portal']);
  });

  it('lays the texts of a service upon the common ones when they are asked for', async () => {
    const common = flatten(await loadMessages('ko', ['fields']));
    const withService = flatten(merge(await loadMessages('de', ['fields']), await loadServices('de', ['rs4'])));
    expect([common.has('fields.useYn'), common.has('fields.clntNm')]).toEqual([true, false]);
    expect([withService.get('fields.clntNm'), withService.get('resources.rs4/ship.name')]).toEqual([
      'Name',
      'Vessel |||| Vessels',
    ]);
    expect([serviceOf('/rs4_m/quot/7'), serviceOf('fw/code'), serviceOf('/3pl/in'), serviceOf('/nowhere')]).toEqual([
      'rs4',
      'platform',
      'logistics',
      undefined,
    ]);
  });

  it('asks about every step in a sentence: a name that is a verb already has a title of its own', async () => {
    const ko = await texts('ko');
    const asked = resources.flatMap(({ prefix, actions = [] }) =>
      actions.flatMap(({ name, confirm, bulk, fields }) => [
        ...(confirm && !fields ? [[prefix, name, name] as const] : []),
        ...(bulk ? [[prefix, name, `${name}_many`] as const] : []),
      ]),
    );
    const unsaid = asked.filter(
      ([prefix, name, title]) =>
        !ko.has(`resources.${prefix}.titles.${title}`) && ko.get(`resources.${prefix}.actions.${name}`)?.endsWith('기'),
    );
    expect(asked.length).toBeGreaterThan(40);
    expect(unsaid).toEqual([]);
  });

  it('holds the quoted sentences letter for letter', async () => {
    const [ko, en] = await Promise.all([texts('ko'), texts('en')]);
    expect(ko.get('errors.E_REQUIRED')).toBe('%{0}을(를) 입력하세요.');
    expect(ko.get('errors.E_STATE')).toBe('현재 상태(%{0})에서는 처리할 수 없습니다.');
    expect(ko.get('errors.E_CONFLICT')).toBe('다른 사용자가 먼저 수정했습니다.');
    expect(ko.get('desk.message.invalid_date')).toBe('날짜 형식이 올바르지 않습니다.');
    expect(ko.get('desk.message.ship_search')).toBe('IMO 번호, 호출부호, 선명 중 1개 이상 정확하게 입력하세요');
    expect(ko.get('fields.blNo')).toBe('B/L번호');
    expect(en.get('desk.message.select_row')).toBe('Please select a row or checkbox.');
    expect(en.get('desk.message.delete_question')).toBe('Are you sure you want to delete?');
    expect(en.get('desk.message.session_ended')).toBe('The session has ended. Please log in again.');
    expect(en.get('desk.message.no_data')).toBe('No Data to display, check item id');
    expect(en.get('desk.message.please_enter')).toBe('Please enter %{0}');
    expect(en.get('fields.lcNo')).toBe('L/C No');
  });
});

describe('server texts', () => {
  it('fills the label into the sentence', () => {
    expect(translate('ko', 'errors.E_REQUIRED', ['거래처명'])).toBe('거래처명을 입력하세요.');
    expect(translate('en', 'errors.E_STATE', { 0: 'Sent' })).toBe('This cannot be done in the current status (Sent).');
    expect(translate('ko', 'errors.E_DUP')).toContain('%{0}');
  });

  it('answers an unknown key itself, also for names of object members', () => {
    expect(translate('ko', 'errors.NO_SUCH')).toBe('errors.NO_SUCH');
    expect(translate('ko', 'errors.constructor')).toBe('errors.constructor');
    expect(translate('ko', 'errors.E_DUP', { toString: 'x' })).toContain('%{0}');
  });

  it("prefers a resource's own label", () => {
    expect(fieldLabel('ko', 'rs4/ship', 'natCd')).toBe('국적');
    expect(fieldLabel('ko', 'rs4/quot', 'natCd')).toBe('국가(국적)');
    expect(fieldLabel('en', 'rs4/clnt', 'telNo', 'charger')).toBe('Phone');
    expect(fieldLabel('en', 'rs4/clnt', 'noSuchField')).toBe('noSuchField');
  });

  it.each([
    [undefined, 'ko'],
    ['', 'ko'],
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['en-US,en;q=0.9,ko;q=0.8', 'en'],
    ['en;q=0.5, ko;q=0.7', 'ko'],
    ['ja,en;q=0.4', 'en'],
    ['de-DE', 'en'],
    ['zz;q=abc,*', 'ko'],
    ['en;q=0,ko;q=0.1', 'ko'],
  ])('reads Accept-Language %s as %s', (header, lang) => {
    expect(serverLanguage(header)).toBe(lang);
  });
});

describe('check', () => {
  const ko = new Map([
    ['desk.save', '저장'],
    ['desk.count', '%{count}건'],
    ['fields.clntNm', '거래처명'],
    ['resources.x/y.name', '예'],
    ['resources.x/y.grids.row', '행'],
  ]);

  it('finds keys that one language lacks', () => {
    expect(unequalKeys(ko, new Map([...ko].slice(1)))).toEqual(['desk.save: not in en']);
    expect(unequalKeys(new Map([...ko].slice(1)), ko)).toEqual(['desk.save: not in ko']);
  });

  it('finds empty texts, strange keys and other placeholders', () => {
    const en = new Map([
      ['desk.save', ' '],
      ['desk.count', '%{total}'],
      ['desk.other', 'x'],
    ]);
    expect(faultyTexts('en', en, ko)).toEqual([
      'desk.save: empty in en',
      'desk.count: ko has %{count}, en %{total}',
      'desk.other: in en but not in ko',
    ]);
  });

  it('reads keys out of sources', () => {
    const source = `t('desk.a.b'); translate(lang, "errors.E_X", [1]); const label = 'fields.clntNm'; t(\`desk.\${x}\`);
      import './desk.css'; t('nowhere.key'); split('.'); format('yyyy.MM')
      refuse('E_DUP', { field: 'f', text: 'twice' }); cell({ text: 'plain' })`;
    expect(usedKeys(source, sections)).toEqual([
      'desk.a.b',
      'errors.E_X',
      'nowhere.key',
      'fields.clntNm',
      'errors.twice',
    ]);
  });

  it('reads the sentences that field types name', () => {
    const source = `pattern: () => ({ source: '^x$', text: 'imoNo' }), refused('E_PATTERN', 'date', [1]),
      limits: () => ({ message: 'month' }), refused('E_RANGE')`;
    expect(sentenceKeys(source)).toEqual(['errors.imoNo', 'errors.date', 'errors.month']);
  });

  it('knows groups of texts', () => {
    expect([hasKey(ko, 'resources.x/y'), hasKey(ko, 'desk.save'), hasKey(ko, 'desk.sa')]).toEqual([true, true, false]);
  });

  it('finds a label that two dictionaries hold, and tells of one that another service has', () => {
    const own = new Map([['fields.clntNm', '거래처명']]);
    expect(
      twiceTold(
        new Map([
          ['common', ko],
          ['rs4', own],
        ]),
      ),
    ).toEqual(['fields.clntNm: in common and in rs4']);
    const byService = new Map([['rs4', own]]);
    expect([elsewhere('fields.clntNm', byService), elsewhere('fields.other', byService)]).toEqual([
      '; rs4 (거래처명) has it: move it to fields/shared.ts, or name it for this resource alone in resources.ts',
      '',
    ]);
  });

  it('names what a declaration lacks', () => {
    expect(unlabelled({ prefix: 'x/y', fields: { clntNm: {}, row: { fields: { clntNm: {} } } } }, ko)).toEqual([]);
    const more = {
      boxes: { left: {} },
      proposals: [{ grid: 'rows', loads: 'itemId' }],
      list: ['q', 'cnt'],
      actions: [{ name: 'close' }],
      state: { lapses: [{ name: 'end' }] },
    };
    expect(unlabelled({ prefix: 'a/b', fields: { q: {}, g: { fields: { z: {} } } }, ...more }, ko)).toEqual([
      'resources.a/b.name: missing for a/b',
      'resources.a/b.boxes.left: missing for a/b',
      'resources.a/b.actions.close: missing for a/b',
      'resources.a/b.loads.rows: missing for a/b',
      'resources.a/b.actions.end: missing for a/b',
      'fields.cnt: missing for a/b',
      'fields.q: missing for a/b',
      'resources.a/b.grids.g: missing for a/b',
      'fields.z: missing for a/b',
    ]);
  });
});
