import { environment } from './environment.server';
import { redis } from './redis.server';

const timeoutMs = 2_000;

/** Checks of the services that every page needs; each rejects when its service does not respond. */
export function siteDependencies(): Record<string, () => Promise<unknown>> {
  const { content, platform } = environment;
  const connection = redis();
  const query = new URL(
    `${content.url}/content/v1/spaces/${content.space}/environments/${content.environment}`,
  );
  query.searchParams.set('query', '{ __typename }');
  return {
    content: async () => {
      const status = await statusOf(query, { authorization: `Bearer ${content.token}` });
      if (status !== 200) throw new Error(`the content service answered ${status}`);
    },
    // Another platform may lack this address, so any response counts.
    platform: async () => {
      const status = await statusOf(new URL('/health', platform.url));
      if (status >= 500) throw new Error(`the platform answered ${status}`);
    },
    ...(connection ? { redis: () => connection.ping() } : {}),
  };
}

async function statusOf(url: URL, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  return response.status;
}
