import { expect, test } from 'vitest';
import { cookieDomainOf, rootDomainOf } from './domains.ts';

test.each([
  ['desk.yard.co.kr', 'yard.co.kr'],
  ['a.b.yard.co.kr', 'yard.co.kr'],
  ['yard.co.kr', 'yard.co.kr'],
  ['co.kr', undefined],
  ['www.yard.com', 'yard.com'],
  ['yard.github.io', 'yard.github.io'],
  ['github.io', undefined],
  ['localhost', undefined],
  ['desk.localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
  ['', undefined],
])('the root domain of %s is %s', (host, root) => expect(rootDomainOf(host)).toBe(root));

test('a configured domain counts for the hosts under it and for no other', () => {
  expect(cookieDomainOf('a.desk.yard.co.kr', 'desk.yard.co.kr')).toBe('desk.yard.co.kr');
  expect(cookieDomainOf('desk.yard.co.kr', '.Desk.Yard.co.kr')).toBe('desk.yard.co.kr');
  expect(cookieDomainOf('other.co.kr', 'yard.co.kr')).toBe('other.co.kr');
  expect(cookieDomainOf('evilyard.co.kr', 'yard.co.kr')).toBe('evilyard.co.kr');
  expect(cookieDomainOf('localhost', 'yard.co.kr')).toBeUndefined();
});
