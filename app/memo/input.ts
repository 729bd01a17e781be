/** Kinds of input that change independently. A result that reads no live value needs no check when one changes. */
export const families = { content: 1, configuration: 2, live: 4, draft: 8 } as const;
export type Family = keyof typeof families;

export const allFamilies = families.content | families.configuration | families.live | families.draft;

/** A source of change outside the memos. */
export interface Input {
  readonly mask: number;
  /** Stamp of the last change. */
  version: number;
}

/** An input whose value the process holds, such as the configuration or a pushed jackpot. */
export interface ValueInput<T> {
  /** The value; a computation that reads it depends on it. */
  get(): T;
  /** An equal value is no change. */
  set(value: T): void;
}

/**
 * Versions of all inputs. `revisions[mask]` counts the changes in the families of a mask: a result is still valid if it was valid at
 * the same count, which is one comparison.
 */
export class Inputs {
  readonly revisions: number[] = Array.from({ length: allFamilies + 1 }, () => 0);
  readonly #named = new Map<string, Input>();
  #stamp = 0;
  /** Changes of a whole family count for names that were never read before, too. */
  readonly #floors = new Map<number, number>();

  /** A number above all numbers given before: the order of changes and computations. */
  nextStamp(): number {
    this.#stamp += 1;
    return this.#stamp;
  }

  create(family: Family): Input {
    return { mask: families[family], version: this.nextStamp() };
  }

  /** The input of a name, such as a content entry, whose value lives elsewhere. */
  named(name: string, family: Family): Input {
    const existing = this.#named.get(name);
    if (existing) return existing;
    const input = { mask: families[family], version: this.#floors.get(families[family]) ?? 0 };
    this.#named.set(name, input);
    return input;
  }

  change(inputs: Iterable<Input>): void {
    const version = this.nextStamp();
    let mask = 0;
    for (const input of inputs) {
      input.version = version;
      mask |= input.mask;
    }
    this.#raise(mask);
  }

  /** One batch of changed names is one revision. */
  changeNamed(names: Iterable<string>, family: Family): void {
    this.change([...names].map((name) => this.named(name, family)));
  }

  /** Every named input of a family may have changed. */
  changeAll(family: Family): void {
    const mask = families[family];
    const version = this.nextStamp();
    this.#floors.set(mask, version);
    for (const input of this.#named.values()) if (input.mask === mask) input.version = version;
    this.#raise(mask);
  }

  /** Has every result verified again, although no input has changed: a part has a newer value than the last good one it was read with. */
  recheck(): void {
    this.#raise(allFamilies);
  }

  #raise(changed: number): void {
    for (let mask = 1; mask <= allFamilies; mask += 1)
      if (mask & changed) this.revisions[mask] = this.revision(mask) + 1;
  }

  revision(mask: number): number {
    return this.revisions[mask] ?? 0;
  }
}
