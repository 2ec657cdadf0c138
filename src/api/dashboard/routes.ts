/** `GET platform/dashboard`: figures of every part whose menus are open to the person, in one read. */
import type { FastifyInstance } from 'fastify';
import { bestLevel } from '../../core/authority.ts';
import { refuse } from '../../core/problem.ts';
import type { DashboardAnswer } from '../../core/dashboard.ts';
import { seoulTime } from '../../core/dates.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import { callOf, requireSession } from '../plugins/session.ts';
import { dueOf, dueQuery } from './due.ts';
import type { DashboardPart } from './part.ts';
import { dashboardSchema } from './schema.ts';

/** The menu of the page itself. */
const pageMenu = 'P01';

/** Fastify plugin for the prefix `/api/platform`. */
export const dashboardRoutes = (resources: readonly Resource[], parts: readonly DashboardPart[]) =>
  async function dashboard(app: FastifyInstance): Promise<void> {
    const { database } = app.signIn;
    const options = { schema: dashboardSchema, onRequest: requireSession };
    app.get('/dashboard', options, async (request, reply): Promise<DashboardAnswer> => {
      const call = callOf(request);
      const { levels } = request.session!;
      const reads = (menu: string) => bestLevel([{ menu }], levels) > 0;
      if (!reads(pageMenu)) refuse('E_AUTH');
      const side = call.corpId === systemCorpId ? 'operator' : 'business';
      const open = parts
        .filter(({ of = side }) => of === side)
        .filter(({ menus, operatorMenus = menus }) => (call.operator ? operatorMenus : menus).some(reads))
        .map((part) => ({ part, statements: part.statements(call) }));
      const due = dueQuery(resources, levels, call);
      const answers = await database.read(call, [
        ...open.flatMap(({ statements }) => statements),
        ...(due ? [due] : []),
      ]);
      let at = 0;
      const figures = open.map(({ part, statements }) => {
        const ofPart = answers.slice(at, (at += statements.length));
        return [part.name, part.figures(ofPart, call, reads)] as const;
      });
      void reply.header('cache-control', 'no-store');
      return {
        at: seoulTime(call.now).slice(0, 16),
        parts: Object.fromEntries(figures.filter(([, told]) => told !== undefined)),
        due: dueOf(answers[at], resources),
      };
    });
  };
