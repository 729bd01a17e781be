/**
 * Environment of a platform with a populated database of its own: a copy on the run's PostgreSQL server, which takes a fifth of the CPU that
 * an embedded database takes to start. Empty without a server: the platform then makes an embedded one. The copy goes with the server.
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  if (!process.env['TEST_DATABASE_URL']) return {};
  // Only tests with a platform of their own load its code, and only the first of them all of it.
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
