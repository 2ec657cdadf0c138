/** Which systems the portal leads to is held to the menus and screens that there are. */
import { expect, test } from 'vitest';
import { menuTree } from '../../services/reference/menus.ts';
import { products, sharedMasters } from '../../services/reference/products.ts';
import { runs } from '../../services/reference/productRecords.ts';
import { introducedIds } from '../svcinfo/introduced.ts';
import { services } from './targets.ts';

const codeOf = ({ sysCd }: { readonly sysCd: string }) => sysCd;

test('a system has a desk where its services run, and the folders are those that its services open', () => {
  const desks = Object.fromEntries(services.map((service) => [codeOf(service), service.desk?.toSorted() ?? []]));
  const folders = Object.fromEntries(
    services.map((service) => {
      const opened = products.filter(({ sysCd }) => sysCd === codeOf(service)).filter(runs);
      const trees = opened.flatMap(({ menuTreeIds }) => menuTreeIds);
      const of = menuTree.filter(
        ({ treeId, treePaId }) => treePaId && trees.some((one) => one === treeId || one === treePaId),
      );
      const shared = new Set(
        menuTree.filter(({ treeId }) => sharedMasters.some((one) => one === treeId)).map(({ treePaId }) => treePaId),
      );
      return [
        codeOf(service),
        [...new Set(of.map(({ treePaId }) => treePaId))].filter((one) => !shared.has(one)).toSorted(),
      ];
    }),
  );
  expect(desks).toEqual(folders);
});

test('a system that is introduced leads to its introduction, every other one to its services in the store', () => {
  const pages = services.map(({ page }) => page);
  expect(pages).toContain('svcinfo/30');
  expect(pages.filter((page) => page.startsWith('svcinfo/')).map((page) => page.slice('svcinfo/'.length))).toEqual(
    [...introducedIds].toReversed(),
  );
});
