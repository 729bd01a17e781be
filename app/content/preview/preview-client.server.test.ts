import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Kind, parse, visit } from 'graphql';
import { expect, test, vi } from 'vitest';
import { blockMeta, type BlockName } from '../../../schemas/generated/blocks';
import { previewQuery } from './preview-client.server';
import { planBlockQueries } from '../client/query-plan';

/** Names of the root fields with and without `preview: true`. */
function askedForPreview(query: string) {
  const requested: string[] = [];
  const published: string[] = [];
  let depth = 0;
  visit(parse(query), {
    SelectionSet: { enter: () => void depth++, leave: () => void depth-- },
    Field({ alias, name, arguments: given = [] }) {
      const preview = given.some(
        (argument) =>
          argument.name.value === 'preview' && argument.value.kind === Kind.BOOLEAN && argument.value.value,
      );
      const called = alias?.value ?? name.value;
      if (preview) requested.push(called);
      else if (depth === 1) published.push(called);
    },
  });
  return { asked: requested, published };
}

test('CONTENT-32 every root field asks for preview, aliases included, and nothing below says otherwise', () => {
  const query = previewQuery(`query Both($id: String!) {
    document: page(id: $id) { title blocks: blocksCollection(limit: 40) { items { __typename } } }
    layouts: siteLayoutCollection { items { sys { id } } }
    game
  }`);
  expect(askedForPreview(query)).toEqual({ asked: ['document', 'layouts', 'game'], published: [] });
  expect(query).toContain('page(id:$id preview:true)');
});

test('a batch of every block type stays below the 8 KB an address may have', () => {
  const references = (Object.keys(blockMeta) as BlockName[]).flatMap((block) =>
    Array.from({ length: 10 }, (_, index) => ({ block, id: `${block}-entry-${index}-00000000` })),
  );
  for (const { query, variables } of planBlockQueries(references)) {
    const changed = previewQuery(query);
    expect(askedForPreview(changed).published).toEqual([]);
    const address =
      encodeURIComponent(changed) + encodeURIComponent(JSON.stringify({ locale: 'en', ...variables }));
    expect(address.length).toBeLessThan(8_000);
  }
});

test('CONTENT-01 an editor waits where Contentful says that too much was asked at once', async () => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(`${request.method ?? ''} ${request.headers.authorization ?? ''}`);
    response.setHeader('content-type', 'application/json');
    response.statusCode = requested.length === 1 ? 429 : 200;
    response.end(requested.length === 1 ? '{"errors":[{"message":"too many"}]}' : '{"data":{"games":2}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CONTENT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('CONTENT_PREVIEW_TOKEN', 'token-of-drafts');
  vi.resetModules();
  const { previewClient } = await import('./preview-client.server');
  expect((await previewClient.rawRequest('{ games }')).data).toEqual({ games: 2 });
  expect(requested).toEqual(['GET Bearer token-of-drafts', 'GET Bearer token-of-drafts']);
  server.close();
  vi.unstubAllEnvs();
});
