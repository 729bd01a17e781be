/**
 * Environment of a platform with a separate populated database: a copy on the run's PostgreSQL server, which
 * takes a fifth of the CPU of starting an embedded one. Empty without a server: the platform then creates an
 * embedded database. The copy is removed with the server.
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  if (!process.env['TEST_DATABASE_URL']) return {};
  // Loaded lazily: only tests with their own platform need its code.
  const { testDatabase } = await import('../../services/platform/fixtures/test-database');
  const { settings } = await testDatabase({
    name: 'demo',
    fill: async (database) => {
      const { startPlatform } = await import('../../services/platform/server');
      await (await startPlatform({ port: 0, demo: true, database })).close();
    },
  });
  return settings.url ? { DATABASE_URL: settings.url } : {};
}
