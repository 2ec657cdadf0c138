/** The account of the operator, which a company reads nowhere else before its first bill (10-platform bill P). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { demandAny } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { payingCall, type Paying } from './paying.ts';
import { subsc } from './subsc.ts';

const system = { corpId: systemCorpId, userId: 0 };

/** Fastify plugin for the prefix `/api/platform`. */
export async function payingRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.signIn;
  app.get(
    `/subsc/${payingCall}`,
    { schema: { tags: [subsc.prefix], summary: 'Where bills are paid to' }, onRequest: demandAny(subsc, 1) },
    async (request): Promise<Paying> => {
      const { operator, lang } = callOf(request);
      if (operator) refuse('E_AUTH');
      // In the reader's language, as far as the operator has said it.
      const own = (column: string) =>
        lang === 'en' ? sql`coalesce(nullif(${sql.ref(`${column}_en`)}, ''), ${sql.ref(column)})` : sql.ref(column);
      const [[account]] = await database.read<[NonNullable<Paying['account']>[]]>(system, [
        sql`select ${own('bank_nm')} as "bankNm", acct_no as "acctNo", ${own('corp_nm')} as holder from platform_corp
          where id = ${systemCorpId}::bigint and coalesce(bank_nm, '') <> '' and coalesce(acct_no, '') <> ''`,
      ]);
      return account ? { account } : {};
    },
  );
}
