import type pg from 'pg';

/** Number of executions after which a statement is prepared; most statements of startup and reports run less often. */
const REPETITIONS = 5;
/** Limits memory: each connection stores the plans of its statements. */
const MOST_STATEMENTS = 200;

/**
 * Prepares repeated statements on pool connections, so that the server parses and plans them once per
 * connection: planning a ledger command takes longer than executing it.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const runs = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_STATEMENTS) return name;
    const count = (runs.get(text) ?? 0) + 1;
    runs.set(text, count);
    if (count < REPETITIONS) return undefined;
    runs.delete(text);
    names.set(text, `repeated-${names.size}`);
    if (names.size === MOST_STATEMENTS) runs.clear();
    return names.get(text);
  }

  pool.on('connect', (client) => {
    const { query } = client;
    Object.assign(client, {
      query: (statement: unknown, ...rest: unknown[]): unknown =>
        Reflect.apply(query, client, [named(statement, nameOf), ...rest]),
    });
  });
}

/** The prepared form of a statement, if drizzle sent it with parameters and it has a name. */
function named(statement: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
  const { text } = statement;
  const name = typeof text === 'string' && text.includes('$1') ? nameOf(text) : undefined;
  return name === undefined ? statement : { ...statement, name };
}
