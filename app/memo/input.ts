/** Kinds of input that change independently. A result that reads no live value needs no check when one changes. */
export const families = { content: 1, configuration: 2, live: 4, draft: 8 } as const;
export type Family = keyof typeof families;

export const allFamilies = families.content | families.configuration | families.live | families.draft;

/** A source of change outside of memos. */
export interface Input {
  readonly mask: number;
  /** Stamp of the last change. */
  version: number;
}

/** An input whose value is held in the process, such as the configuration or a pushed jackpot. */
export interface ValueInput<T> {
  /** Returns the value; a computation that reads it depends on it. */
  get(): T;
  /** Setting an equal value is not a change. */
  set(value: T): void;
}

/**
 * Versions of all inputs. `revisions[mask]` counts the changes in the families of a mask: a result last validated at
 * the current count is still valid, which is one comparison.
 */
export class Inputs {
  readonly revisions: number[] = Array.from({ length: allFamilies + 1 }, () => 0);
  readonly #named = new Map<string, Input>();
  #stamp = 0;
  /** Changes of a whole family also apply to names that were never read. */
  readonly #floors = new Map<number, number>();

  /** A number greater than all previous ones: orders changes and computations. */
  nextStamp(): number {
    this.#stamp += 1;
    return this.#stamp;
  }

  create(family: Family): Input {
    return { mask: families[family], version: this.nextStamp() };
  }

  /** The input of a name, such as a content entry, whose value is stored elsewhere. */
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

  /** A batch of changed names counts as one revision. */
  changeNamed(names: Iterable<string>, family: Family): void {
    this.change([...names].map((name) => this.named(name, family)));
  }

  /** Marks every named input of a family as changed. */
  changeAll(family: Family): void {
    const mask = families[family];
    const version = this.nextStamp();
    this.#floors.set(mask, version);
    for (const input of this.#named.values()) if (input.mask === mask) input.version = version;
    this.#raise(mask);
  }

  /** Makes every result validate again although no input changed: a part has a newer value than the last good one that was read. */
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
