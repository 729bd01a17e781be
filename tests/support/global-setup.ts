import { type PostgresServer, findPostgres, startPostgres } from './postgres';
import { patientSite, startStack } from './stack';

/**
 * One stack for all journeys, which only read, so they may share it. Its database and those of other stacks are
 * on one PostgreSQL server, if installed: the embedded one takes three times the CPU. TEST_EMBEDDED makes the
 * shared stack use that one, like `npm start`. URLs are passed in the environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const isEmbedded = Boolean(process.env['TEST_EMBEDDED']);
  const postgres: PostgresServer | undefined =
    findPostgres() && !isEmbedded ? await startPostgres() : undefined;
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
  const stack = await startStack({
    withGames: true,
    withPayments: true,
    siteEnvironment: patientSite,
  }).catch((error: unknown) => {
    postgres?.stop();
    throw error;
  });
  process.env['TEST_SITE_PORT'] = String(stack.ports.site);
  process.env['TEST_CONTENT_URL'] = stack.contentUrl;
  process.env['TEST_PLATFORM_URL'] = stack.platformUrl;
  return async () => {
    await stack.stop();
    postgres?.stop();
  };
}
