/** `GET {system}/common/menu`: the menus that an authority group of the company may be given. */
import type { FastifyInstance } from 'fastify';
import { callOf, requireSession } from '../../api/plugins/session.ts';
import { menuTree } from '../reference/menus.ts';
import { ofEverybody } from '../reference/products.ts';
import { isAnnounced } from '../reference/productRecords.ts';
import { openTrees } from './member/memberProfile.server.ts';

/** Fastify plugin for the prefix `/api`; the same rows stand under every system's address. */
export async function menuRoutes(app: FastifyInstance): Promise<void> {
  const schema = {
    tags: ['common'],
    summary: 'Menus that have a screen and are open to the company, with their folders, in order',
  };
  app.get('/:system(^[a-z0-9]+$)/common/menu', { schema, onRequest: requireSession }, async (request) => {
    const call = callOf(request);
    const open = await openTrees((statements) => app.signIn.database.read(call, statements), call.corpId, call.today);
    const menus = menuTree.filter((node) => open.has(node.treeId) && !isAnnounced(node));
    const held = new Set(menus.flatMap(({ url, treePaId }) => (url === null ? [] : [treePaId])));
    const rows = menus.filter(({ url, treeId }) => url !== null || held.has(treeId));
    const content = rows.map((node) => ({
      ...{ ...node, key: node.treeId, value: node.menuNm, valueEn: node.menuNmEn },
      // Nothing is given or taken there: the screen of an authority group says so.
      ...(ofEverybody.includes(node.treeId) && { forAll: true }),
    }));
    return { content };
  });
}
