import { type RouteConfig, index, route } from '@remix-run/route-config';

/** URL → module. Pages are content: one route serves every address that no other names. */
export default [
  route('api/live', 'routes/api.live.ts'),
  route('api/games', 'routes/api.games.ts'),
  route('api/winners', 'routes/api.winners.ts'),
  route('api/tournament', 'routes/api.tournament.ts'),
  route('api/login', 'routes/api.login.ts'),
  route('api/logout', 'routes/api.logout.ts'),
  route('webhooks/content', 'routes/webhooks.content.ts'),
  route('themes/:file', 'routes/themes.$file.ts'),
  route('health', 'routes/health.ts'),
  route('speculation-rules.json', 'routes/speculation-rules.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  index('routes/$.tsx', { id: 'routes/root' }),
  route('*', 'routes/$.tsx'),
] satisfies RouteConfig;
