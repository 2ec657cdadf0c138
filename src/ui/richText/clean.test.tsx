import { expect, test } from 'vitest';
import { cleanMarkup } from './clean.ts';
import { arrange } from './arrange.ts';
import { typedAddress } from './addresses.ts';
import { attacks } from '../../../tests/support/attacks.ts';

const nodes = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

test.each(attacks)('leaves nothing of %s that could run', (attack) => {
  const left = nodes(cleanMarkup(`<p>말</p>${attack}`));
  expect(left.querySelector('p')?.textContent).toBe('말');
  expect(left.querySelector('script,style,svg,math,iframe,object,embed,form,input,base,link,meta,template')).toBeNull();
  for (const element of left.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^id$|^class$|^xlink/);
      expect(value).not.toMatch(/javascript:|data:|vbscript:|url\(|expression/i);
    }
});

test('keeps what the list of core allows, and only own pictures', () => {
  const kept = '<p style="text-align:center"><mark>a</mark><sub>2</sub> <img src="/api/file/public/1" alt="배"></p>';
  expect(cleanMarkup(kept)).toBe(kept);
  expect(cleanMarkup('<p>a<img src="https://spy.example/a.png"></p>')).toBe('<p>a</p>');
  expect(cleanMarkup('<p class="x" id="y" data-z="1" style="position:fixed;color:red">a</p>')).toBe(
    '<p style="color:red">a</p>',
  );
});

test('headings stand under those of the page, without a gap', () => {
  expect(arrange('<h1>가</h1><h3>나</h3><h2>다</h2>', 2)).toBe('<h3>가</h3><h5>나</h5><h4>다</h4>');
  expect(arrange('<h5>가</h5>', 1)).toBe('<h2>가</h2>');
  expect(arrange('<h1>a</h1><h2>b</h2>', 5)).toBe('<h6>a</h6><h6>b</h6>');
});

test('a table can scroll and is called by its head; links to elsewhere open beside', () => {
  const box = nodes(arrange('<table><tbody><tr><th>품목</th><th>수량</th></tr></tbody></table>', 2)).firstElementChild;
  expect(box?.className).toBe('hg-rich__scroll');
  expect(box?.getAttribute('aria-label')).toBe('품목, 수량');
  const links = nodes(arrange('<a href="https://a.example">a</a><a href="/portal">b</a>', 2)).querySelectorAll('a');
  expect([...links].map((link) => [link.target, link.rel])).toEqual([
    ['_blank', 'noopener noreferrer'],
    ['', 'noopener noreferrer'],
  ]);
});

test('links of users stay marked as theirs', () => {
  const [link] = nodes(
    arrange('<a href="https://a.example" rel="noopener noreferrer nofollow ugc">a</a>', 2),
  ).querySelectorAll('a');
  expect(link?.rel).toBe('noopener noreferrer nofollow ugc');
});

test.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  ['항로.한국', 'https://항로.한국'],
  ['repair@example.com', 'mailto:repair@example.com'],
  ['tel:0515550100', 'tel:0515550100'],
  ['/rs4/quot', '/rs4/quot'],
  ['javascript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['ftp://a.example', undefined],
  ['', undefined],
])('a link typed as %s', (typed, address) => expect(typedAddress(typed)).toBe(address));

test('a frameset, of which nothing is left, is nothing', () =>
  expect(nodes(arrange('<frameset onload="alert(1)"><frame src="https://a.example"></frameset>', 2)).textContent).toBe(
    '',
  ));
