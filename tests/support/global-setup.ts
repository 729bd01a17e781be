import { startStack } from './stack';

/** One stack for all journeys; they only read, so they may share it. Its addresses travel by environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env['TEST_SITE_PORT'] = String(stack.ports.site);
  process.env['TEST_CONTENT_URL'] = stack.contentUrl;
  process.env['TEST_PLATFORM_URL'] = stack.platformUrl;
  return () => stack.stop();
}
