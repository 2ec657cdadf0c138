import { expect, test } from 'vitest';
import { isPage } from './deskPages.ts';

test.each([
  ['/', true],
  ['/platform/dashboard', true],
  ['/platform/member/login', true],
  ['/platform_m/home', true],
  ['/rs4_m/login', true],
  ['/fw_m/me', true],
  ['/rs4/quot', true],
  ['/rs4/quot/', true],
  ['/rs4_m/quot/12', true],
  ['/rs4/quot/create', true],
  ['/rs4/quot/12/show', true],
  ['/groupware/appr/todo', true],
  ['/groupware/appr/todo/3', true],
  ['/portal/index', true],
  ['/rs4', false],
  ['/rs4/quot/abc', false],
  ['/rs4/quot/12/edit', false],
  ['/rs4/nope', false],
  ['/platform/nope', false],
  ['/groupware/appr', false],
])('%s is a page: %s', (path, page) => expect(isPage(path)).toBe(page));
