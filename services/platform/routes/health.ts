import { validatePlatformHealth } from '../../../schemas/generated/validators.js';
import { sql } from 'drizzle-orm';
import { defineRoute } from '../http/route';

/** Whether the platform can answer; asked often, so it stands before the log of requests. */
export const healthRoutes = [
  defineRoute({
    id: 'health',
    method: 'GET',
    path: '/health',
    summary: 'Answers when the platform and its database do.',
    access: 'public',
    reply: validatePlatformHealth,
    async handle({ platform }) {
      await platform.database.db.execute(sql`select 1`);
      return {
        status: 'ok',
        games: platform.data.games.length,
        time: new Date(platform.clock.now()).toISOString(),
      };
    },
  }),
];
