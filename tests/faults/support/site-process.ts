import { webhookSecret } from '../../support/stack';
import { plainRequest } from '../../support/plain-request';
import { type Launched, launch } from './launch';

/** Another site process of a stack, optionally with other settings. */
export function startSite(
  { contentUrl, platformUrl }: { contentUrl: string; platformUrl: string },
  settings: Record<string, string> = {},
): Promise<Launched> {
  return launch('server', {
    NODE_ENV: 'production',
    CONTENT_URL: contentUrl,
    PLATFORM_URL: platformUrl,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    ...settings,
  });
}

export interface Seen {
  status: number;
  body: string;
  title: string;
  /** Names of the blocks from top to bottom. */
  blocks: string[];
}

/**
 * Requests a page and reads its main contents.
 * @param brand whose host is used
 */
export async function see(site: string, path: string, brand?: string): Promise<Seen> {
  const host = `${brand ? `${brand}.` : ''}localhost:${new URL(site).port}`;
  const { status, body } = await plainRequest(`${site}${path}`, { headers: { host } });
  const title = /<title>([^<]*)/.exec(body)?.[1] ?? '';
  const blocks = [...body.matchAll(/data-block="([^"]+)"/g)].map(([, name]) => name ?? '');
  return { status, body, title, blocks };
}

interface LoggedQuery {
  path: string;
  query: string | null;
  variables: unknown;
}

/** GraphQL queries answered by a content service since `forgetQueries`, as texts in order. */
export async function queriesOf(contentUrl: string): Promise<string[]> {
  const answer = await fetch(`${contentUrl}/_control/log`);
  const { items } = (await answer.json()) as { items: LoggedQuery[] };
  return items
    .filter(({ path }) => path.startsWith('/content/v1/'))
    .map(({ query, variables }) => `${query ?? ''} ${JSON.stringify(variables)}`);
}

export async function forgetQueries(contentUrl: string): Promise<void> {
  await fetch(`${contentUrl}/_control/log`, { method: 'DELETE' });
}
