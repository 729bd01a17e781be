import type pg from 'pg';

/** A statement is prepared once it has run this often: most of those of start-up and of reports run less. */
const REPETITIONS = 5;
/** Each connection holds the plans of its statements in memory. */
const MOST_STATEMENTS = 200;

/**
 * Has connections of a pool prepare the statements that repeat, so that the server parses and plans them once per connection
 * instead of each time: a command of the ledger spends more on its plan than on its rows.
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

/** The statement under its name, if drizzle sent it with values and it has one. */
function named(statement: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
  const { text } = statement;
  const name = typeof text === 'string' && text.includes('$1') ? nameOf(text) : undefined;
  return name === undefined ? statement : { ...statement, name };
}
