/** Personal fields at any depth, with their replacements. */
const identity: Record<string, string | number> = {
  playerId: 0,
  email: 'player@example.com',
  phone: '+000000000',
  firstName: 'Player',
  lastName: 'Player',
  userName: 'player',
};

/** Fields that mark a row of data as one player's. */
const names = ['nickname', 'playerName'];

/** Wins, stakes and scores; together with a name they could identify a transaction. */
const amounts = ['amount', 'points', 'stake', 'balance', 'winAmount'];
const times = ['wonAt', 'playedAt'];
const hourMs = 3_600_000;

/**
 * Replaces personal data in live data without changing its shape. Players become `Player 1`, `Player 2` … in order of
 * appearance, consistently; in a row with a name, ids are numbered, amounts keep their first digit and times their
 * hour. Use one instance per page.
 */
export class Anonymiser {
  private readonly players = new Map<string, string>();
  private readonly ids = new Map<string, string>();

  anonymise(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.anonymise(item));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value);
    const isPlayers = fields.some(([name, field]) => names.includes(name) && typeof field === 'string');
    return Object.fromEntries(
      fields.map(([name, field]) => [name, isPlayers ? this.own(name, field) : this.field(name, field)]),
    );
  }

  private field(name: string, value: unknown): unknown {
    const replacement = identity[name];
    // Types are preserved, so that schemas still match.
    return typeof replacement === typeof value ? replacement : this.anonymise(value);
  }

  private own(name: string, value: unknown): unknown {
    if (typeof value === 'string') {
      if (names.includes(name)) return pseudonym(this.players, value, 'Player ');
      if (name === 'id') return pseudonym(this.ids, value, 'row-');
      if (times.includes(name)) return wholeHour(value);
    }
    if (typeof value === 'number' && amounts.includes(name)) return firstDigit(value);
    return this.field(name, value);
  }
}

function pseudonym(pseudonyms: Map<string, string>, value: string, prefix: string): string {
  const found = pseudonyms.get(value) ?? `${prefix}${pseudonyms.size + 1}`;
  pseudonyms.set(value, found);
  return found;
}

function wholeHour(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(Math.floor(time / hourMs) * hourMs).toISOString();
}

function firstDigit(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, Math.abs(value))));
  return Math.trunc(value / power) * power;
}
