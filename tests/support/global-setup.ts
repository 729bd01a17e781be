import { type PostgresServer, findPostgres, startPostgres } from './postgres';
import { startStack } from './stack';

/**
 * One stack for all journeys, as `npm start` makes it; they only read, so they may share it. Stacks that tests start themselves have their
 * databases on one PostgreSQL server, where it is installed. The addresses travel by environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // On a busy machine the platform may take longer than a visitor would wait.
  const stack = await startStack({ siteEnvironment: { PLATFORM_TIMEOUT_MS: '20000' } });
  process.env['TEST_SITE_PORT'] = String(stack.ports.site);
  process.env['TEST_CONTENT_URL'] = stack.contentUrl;
  process.env['TEST_PLATFORM_URL'] = stack.platformUrl;
  const postgres: PostgresServer | undefined = findPostgres() ? await startPostgres() : undefined;
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
  return async () => {
    await stack.stop();
    postgres?.stop();
  };
}
