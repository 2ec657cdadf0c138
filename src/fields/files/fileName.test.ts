import { expect, test } from 'vitest';
import { cleanFileName, extensionOf, withExtension } from './fileName.ts';
import { fileSize } from './limits.ts';

test.each([
  ['수리 사양서.pdf', '수리 사양서.pdf'],
  ['수리.pdf'.normalize('NFD'), '수리.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\도면.dwg', '도면.dwg'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['견적\u202efdp.exe', '견적fdp.exe'],
  ['a<b>:c|d?.pdf', 'a_b__c_d_.pdf'],
  ['nul.txt', '_nul.txt'],
  ['  .. ', 'file'],
  ['', 'file'],
])('%j is stored as %j', (given, clean) => expect(cleanFileName(given)).toBe(clean));

test('a long name keeps its extension, and cleaning again changes nothing', () => {
  const name = cleanFileName(`${'가'.repeat(400)}.xlsx`);
  expect([...name]).toHaveLength(150);
  expect(name.endsWith('.xlsx')).toBe(true);
  expect(cleanFileName(name)).toBe(name);
});

test('extensions', () => {
  expect(extensionOf('a.tar.GZ')).toBe('gz');
  expect(extensionOf('README')).toBe('');
  expect(withExtension('사진.png', 'jpg')).toBe('사진.jpg');
});

test('sizes in the unit that keeps them short, base 1024', () => {
  expect([0, 1023, 1024, 1536, 31457280, 1024 ** 3 * 2].map(fileSize)).toEqual([
    '0 Bytes',
    '1023 Bytes',
    '1.0 KB',
    '1.5 KB',
    '30 MB',
    '2.0 GB',
  ]);
});
