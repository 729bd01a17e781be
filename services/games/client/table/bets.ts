import type { TableBet } from '../../api';

/** A betting position on a table. */
export interface Place {
  kind: string;
  numbers?: readonly number[];
}

interface Chip extends Place {
  amount: number;
}

/** Chips on a table, with undo. Amounts are minor units. */
export class Bets {
  #chips: readonly Chip[] = [];
  readonly #past: (readonly Chip[])[] = [];
  #last: readonly Chip[] = [];

  /** @param most maximum of all bets together; null without a limit */
  constructor(
    readonly most: number | null,
    readonly changed: () => void,
  ) {}

  get total(): number {
    return sum(this.#chips);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRepeat(): boolean {
    return this.#chips.length === 0 && this.#last.length > 0;
  }

  /** Returns false when the limit would be exceeded. */
  add(place: Place, amount: number): boolean {
    return this.#set([...this.#chips, { ...place, amount }]);
  }

  /** Removes the last chip of a position. */
  takeBack(place: Place): void {
    const at = this.#chips.findLastIndex((chip) => keyOf(chip) === keyOf(place));
    if (at !== -1) this.#set(this.#chips.filter((_, index) => index !== at));
  }

  undo(): void {
    const before = this.#past.pop();
    if (before) this.#chips = before;
    this.changed();
  }

  double(): boolean {
    return this.#set([...this.#chips, ...this.#chips]);
  }

  clear(): void {
    this.#set([]);
  }

  /** Places the chips of the last round. */
  repeat(): boolean {
    return this.#set(this.#last);
  }

  /** The round has started: its bets can be repeated, but not undone. */
  played(): void {
    this.#last = this.#chips;
    this.#chips = [];
    this.#past.length = 0;
  }

  amountOn(place: Place): number {
    return sum(this.#chips.filter((chip) => keyOf(chip) === keyOf(place)));
  }

  /** One bet per position. */
  list(): readonly TableBet[] {
    const byPlace = new Map<string, TableBet>();
    for (const chip of this.#chips) {
      const key = keyOf(chip);
      const before = byPlace.get(key)?.amount ?? 0;
      byPlace.set(key, { ...chip, amount: before + chip.amount });
    }
    return [...byPlace.values()];
  }

  #set(chips: readonly Chip[]): boolean {
    if (this.most !== null && sum(chips) > this.most) return false;
    this.#past.push(this.#chips);
    this.#chips = chips;
    this.changed();
    return true;
  }
}

export function keyOf({ kind, numbers = [] }: Place): string {
  return `${kind}:${[...numbers].sort((one, other) => one - other).join('-')}`;
}

function sum(chips: readonly Chip[]): number {
  return chips.reduce((total, { amount }) => total + amount, 0);
}
