import { expect, test } from 'vitest';
import { heldAddress, heldUid } from './heldPicture.ts';
import { imageAddress, linkAddress, pictureAddress, pictureId } from './markup.ts';

test.each([pictureAddress(12), heldAddress('p1'), '/favicon.svg', '/assets/ship-1_2.PNG'])(
  'a picture may stand at %s',
  (address) => expect(imageAddress(address)).toBe(address),
);

// Every reader's browser would ask such an address with the reader's own rights.
test.each([
  '/api/platform/member/join/sendCert?key=2&cerEmail=a@b.example',
  '/api/platform/member/logout.png',
  '/%61pi/platform/member/logout.png',
  '/x/../api/platform/member/logout.png',
  '/API/platform/logout.png',
  '/api/file/public/0',
  '/api/file/public/12?thumb',
  '/api/file/public/12/../../app/3',
  '/portal/about/notice',
  '/draft/a/b',
  '//spy.example/a.png',
  'https://spy.example/a.png',
  'data:image/png;base64,AA',
  '/a.png?x=1',
  '',
])('and not at %s', (address) => expect(imageAddress(address)).toBeUndefined());

test.each([
  ['/portal/svcstore', '/portal/svcstore'],
  ['/apis', '/apis'],
  ['/api/file/public/3', '/api/file/public/3'],
  ['/api/platform/member/join/sendCert?key=2', undefined],
  ['/%61%70i/platform', undefined],
  ['/./api/platform', undefined],
  ['/%', undefined],
])('a link to %s leads to %s', (address, wanted) => expect(linkAddress(address)).toBe(wanted));

test('ids come back out of the addresses', () => {
  expect(pictureId(pictureAddress(41))).toBe(41);
  expect(heldUid(heldAddress('p-4_1'))).toBe('p-4_1');
  expect([pictureId('/api/file/app/41'), pictureId(undefined), heldUid('/draft/')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
