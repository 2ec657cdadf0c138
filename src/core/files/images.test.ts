import { expect, test } from 'vitest';
import { imageAddresses, withAddress, withImages } from './images.ts';

const html = '<p>a<IMG alt="x" src="/1"> b <img src="/2" /></p><img alt="none"><imgx src="/3">';

test('pictures are found with their addresses, and nothing else', () => {
  expect(imageAddresses(html)).toEqual(['/1', '/2']);
  expect(imageAddresses('<img src="/4"')).toEqual([]);
});

test('each is exchanged where it stands; what is around it stays', () => {
  expect(withImages(html, (image) => (image.address === '/1' ? '' : withAddress(image, '/$1')))).toBe(
    '<p>a b <img src="/$1" /></p><img alt="none"><imgx src="/3">',
  );
});
