/**
 * All that a company has in a service which ends or has ended, as one archive (10-platform subsc, 00-conventions 1.1): its
 * records and files as far as the person's authority group lets them read, though no subscription opens the menus any more.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { countArchive, orderArchive, personalOf } from '../../../api/exports/archive.ts';
import { mostTitle, readReason, type ArchiveOrder } from '../../../api/exports/order.ts';
import { demandAny } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import { bestLevel, type Level } from '../../../core/authority.ts';
import { addMonths, seoulTime } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId, type Resource } from '../../../core/resource.ts';
import type { Behaviours, Call } from '../../../database/behaviour.ts';
import { isKept, namedBy, type Seen } from '../../../database/query/archive.ts';
import { holds } from '../../../database/query/states.ts';
import { menusOf, sharedMasters } from '../../reference/products.ts';
import { treeIdsOf } from '../system/product.rules.ts';
import { archiveStates, keptMonths, type ArchiveOffer } from './archive.ts';
import { subsc } from './subsc.ts';

/** Menus at which it is offered. */
const doors = subsc.menus.flatMap((menu) => ('operator' in menu ? [] : [menu.menu]));

interface Ended {
  readonly menuTreeIds: string | null;
  readonly endDt: string;
  readonly product: string;
  readonly company: string;
  readonly person: string;
  readonly offered: boolean;
}

/** Fastify plugin for the prefix `/api/platform`. */
export const archiveRoutes =
  (resources: readonly Resource[], behaviours: Behaviours) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database } = app.signIn;
    const parts = { database, resources, behaviours };

    /** E_NOTFOUND for what is none of the company's, E_STATE while the service goes on. */
    async function endedOf(request: FastifyRequest, call: Call): Promise<Ended> {
      const { id } = request.params as { id: string };
      if (!/^[1-9]\d{0,14}$/.test(id)) refuse('E_NOTFOUND');
      const name = (plain: string) =>
        call.lang === 'en' ? sql`coalesce(${sql.ref(`${plain}_en`)}, ${sql.ref(plain)})` : sql.ref(plain);
      const [[ended]] = await database.read<[Ended[]]>(call, [
        sql`select p.menu_tree_ids as "menuTreeIds", t.end_dt as "endDt", ${name('p.subs_req_nm')} as product, ${name('c.corp_nm')} as company,
          u.user_nm as person, ${holds(subsc, 'stCd', archiveStates, call)} as offered
        from platform_subsc t join platform_corp_name c on c.id = t.corp_id
          left join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = t.prod_id
          left join platform_user u on u.corp_id = t.corp_id and u.id = ${call.userId}::bigint
        where t.corp_id = ${call.corpId}::bigint and t.id = ${id}::bigint and t.del_yn = 'N'`,
      ]);
      return ended ?? refuse('E_NOTFOUND');
    }

    /** Of the service's resources, and of the masters that these refer to, those that the person's authority group lets them read. */
    async function seenOf(call: Call, menuTreeIds: string | null): Promise<Seen[]> {
      const owner = { corpId: call.corpId, id: call.userId };
      const levels: Readonly<Record<string, Level>> = await database.write(call, (tx) =>
        app.signIn.levelsNow!(tx, owner, call.today, 'closed'),
      );
      const within = (opened: readonly string[], among: readonly Resource[]) => {
        const trees = new Set(menusOf(opened).map(({ treeId }) => treeId));
        return among.filter(isKept).flatMap((resource) => {
          const menus = resource.menus.filter(
            (menu) => !menu.operator && trees.has(menu.menu) && bestLevel([menu], levels) > 0,
          );
          return menus.length ? [{ resource, views: menus.map(({ view }) => view) }] : [];
        });
      };
      const opened = treeIdsOf(menuTreeIds);
      const opens = within(opened, resources);
      const named = new Set(opens.flatMap(({ resource }) => namedBy(resource, resources)));
      return [
        ...opens,
        ...within(
          sharedMasters,
          [...named].filter((one) => opens.every(({ resource }) => resource !== one)),
        ),
      ];
    }

    async function offer(request: FastifyRequest) {
      const call = callOf(request);
      if (call.operator) refuse('E_AUTH');
      const ended = await endedOf(request, call);
      if (!ended.offered) refuse('E_STATE', { text: 'archiveLive' });
      const seen = await seenOf(call, ended.menuTreeIds);
      const counted = await countArchive(parts, seen, call);
      const brought = counted.filter(({ records }) => records > 0);
      const title = translate(call.lang, 'archive.title', { company: ended.company, product: ended.product }).slice(
        0,
        mostTitle,
      );
      const personal = brought.filter(
        ({ prefix }) => personalOf(seen.find(({ resource }) => resource.prefix === prefix)!.resource).length > 0,
      );
      return { call, ended, seen, counted, brought, title, personal: personal.map(({ name }) => name) };
    }

    const schema = (summary: string, more = {}) => ({ tags: [subsc.prefix], summary, ...more });
    const onRequest = demandAny(subsc, 1);

    app.get(
      '/subsc/:id/archive',
      { schema: schema('What can be taken along of a service that ends'), onRequest },
      async (request): Promise<ArchiveOffer> => {
        const { ended, title, counted, personal } = await offer(request);
        return { title, parts: counted, until: addMonths(ended.endDt, keptMonths), personal };
      },
    );

    app.post(
      '/subsc/:id/archive',
      {
        schema: schema('Order it as an archive, made in the background', {
          body: { type: 'object', properties: { reason: { type: 'string' } }, additionalProperties: false },
        }),
        onRequest,
      },
      async (request, reply) => {
        const { call, ended, seen, counted, brought, title, personal } = await offer(request);
        if (!brought.length) refuse('E_STATE', { text: 'archiveEmpty' });
        const reason = readReason((request.body as { reason?: unknown } | null)?.reason, personal.length > 0);
        const about = translate(call.lang, 'archive.about', {
          product: ended.product,
          company: ended.company,
          person: ended.person,
          at: seoulTime(call.now).slice(0, 16),
        });
        const order: ArchiveOrder = {
          ...{ kind: 'zip', title, lang: call.lang, doors, about: [title, about] },
          parts: seen
            .filter(({ resource }) => brought.some(({ prefix }) => prefix === resource.prefix))
            .map(({ resource, views }) => ({ prefix: resource.prefix, views: views.map((view) => view ?? null) })),
          empty: counted.flatMap(({ records, name }) => (records ? [] : [name])),
        };
        return reply.code(201).send(await orderArchive(parts, call, order, brought, reason));
      },
    );
  };
