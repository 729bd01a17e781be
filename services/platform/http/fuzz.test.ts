import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validatePlatformError } from '../../../schemas/generated/validators.js';
import { siteHeaders, startTestPlatform, type SignedIn, type TestPlatform } from '../fixtures/test-platform';
import openapi from '../openapi.json';
import { keyOf, uniform } from '../live/random';
import { contract } from './contract';
import type { Route } from './route';

const SEED = 'fuzz';
const ROUNDS = 25;
const LONG = 'x'.repeat(30_000);
/** Invalid values for a field, a query parameter or a whole body. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  '',
  LONG,
  '\u0000',
  "'; drop table players; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  [],
  [[[]]],
  {},
  { toString: 'x', constructor: { prototype: {} } },
];

let platform: TestPlatform;
let player: SignedIn;
let before: unknown;

beforeAll(async () => {
  platform = await startTestPlatform();
  player = await platform.signIn('regular@halden.example');
  // Ends due bonuses first; otherwise they would end during the refused calls.
  await platform.platform.bonuses.expire();
  before = await everyRow();
});
afterAll(() => platform.close());

const withBody = contract.flatMap((route) => {
  const { body } = route.schemas;
  return body === undefined ? [] : [[`${route.id} ${route.method} ${route.path}`, route, body] as const];
});
const withQuery = contract.flatMap((route) => {
  const { query } = route.schemas;
  return query === undefined ? [] : [[`${route.id} ${route.method} ${route.path}`, route, query] as const];
});

test.each(withBody)('%s refuses wrong bodies clearly', async (_name, route, isRight) => {
  const wrong = wrongValues(route, bodyExamples(route)).filter((body) => !isRight(body));
  expect(wrong.length).toBeGreaterThan(ROUNDS / 2);
  for (const body of wrong) await expectRefusal(route, route.path, JSON.stringify(body));
  for (const text of ['{', '[1,', '{"__proto__":{"a":1}}x', '\ud800'])
    await expectRefusal(route, route.path, text);
});

test.each(withQuery)('%s refuses wrong queries clearly', async (_name, route, isRight) => {
  for (const value of wrongValues(route, [{}])) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const query = Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        (typeof each === 'string' ? each : JSON.stringify(each)).slice(0, 5000),
      ]),
    );
    if (!isRight(query)) await expectRefusal(route, `${route.path}?${new URLSearchParams(query).toString()}`);
  }
});

test('a body that is too large is a 413, in the form of every refusal', async () => {
  const answer = await platform.post(
    '/platform/identity/login',
    { email: LONG + LONG + LONG },
    siteHeaders(5),
  );
  expect(answer.status).toBe(413);
  expect(validatePlatformError(answer.body)).toBe(true);
});

test('refused calls have changed nothing', async () => {
  expect(await everyRow()).toEqual(before);
});

async function expectRefusal(route: Route, path: string, body?: string): Promise<void> {
  const filled = path.replace(/:\w+/g, '1');
  const headers = {
    ...(route.access === 'player' || route.access === 'player+access' ? player.headers : siteHeaders(5)),
    'idempotency-key': 'fuzz',
  };
  const answer = await platform.call(route.method, filled, body, headers);
  const what = `${filled} ${body?.slice(0, 300) ?? ''} → ${answer.status} ${JSON.stringify(answer.body)}`;
  expect(answer.status >= 400 && answer.status < 500, what).toBe(true);
  expect(validatePlatformError(answer.body), what).toBe(true);
}

/** Valid values with one error, and completely invalid values. Some may be valid by chance. */
function wrongValues(route: Route, examples: readonly object[]): unknown[] {
  const key = keyOf(SEED, route.method, route.path);
  const fields = [
    ...new Set(examples.flatMap((example) => Object.keys(example))),
    ...queryNames(route),
    'unknown',
  ];
  const mutants = Array.from({ length: ROUNDS }, (_, round) => {
    const at = (part: number, length: number): number => Math.floor(uniform(key, round * 8 + part) * length);
    const mutant: Record<string, unknown> = { ...examples[at(0, examples.length)] };
    const field = fields[at(1, fields.length)] ?? 'unknown';
    if (uniform(key, round * 8 + 2) < 0.2) delete mutant[field];
    else mutant[field] = HOSTILE[at(3, HOSTILE.length)];
    return mutant;
  });
  return [...HOSTILE, ...mutants];
}

function bodyExamples(route: Route): object[] {
  const schemas: Record<string, { examples?: unknown }> = openapi.components.schemas;
  const operations: Record<string, Record<string, unknown>> = openapi.paths;
  const operation = operations[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
  const name = /"requestBody":.*?#\/components\/schemas\/([a-z0-9-]+)/.exec(JSON.stringify(operation))?.[1];
  const examples = name === undefined ? undefined : schemas[name]?.examples;
  return Array.isArray(examples) ? examples.filter((each) => typeof each === 'object') : [{}];
}

function queryNames(route: Route): string[] {
  const operations: Record<string, Record<string, unknown>> = openapi.paths;
  const operation = operations[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
  return [...JSON.stringify(operation).matchAll(/"name":"([^"]+)","in":"query"/g)].map(
    ([, name]) => name ?? '',
  );
}

/** A hash of each table, except those written by the platform's own check of the ledger. */
async function everyRow(): Promise<unknown> {
  const { db } = platform.platform.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('ledger_checks', 'ledger_checked_balances') order by tablename`,
  );
  const hashes: unknown[] = [];
  for (const { name } of rows) {
    const { rows: found } = await db.execute(
      sql.raw(
        `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from "${name}" t`,
      ),
    );
    hashes.push(found[0]);
  }
  return hashes;
}
