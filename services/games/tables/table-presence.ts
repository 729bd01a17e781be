/** Players at live tables. Pages poll their table every round; a player who misses two rounds is counted as gone. */
export class TablePresence {
  readonly #seen = new Map<string, Map<string, number>>();

  constructor(readonly awayAfterMs = 60_000) {}

  /** @param at milliseconds since the epoch */
  note(table: string, holder: string, at: number): void {
    const holders = this.#seen.get(table) ?? new Map<string, number>();
    holders.set(holder, at);
    this.#seen.set(table, holders);
  }

  /** Number of players at a table. */
  count(table: string, now: number): number {
    const holders = this.#seen.get(table);
    if (holders === undefined) return 0;
    for (const [holder, at] of holders) if (at + this.awayAfterMs <= now) holders.delete(holder);
    return holders.size;
  }
}
