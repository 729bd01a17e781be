import type { PaymentProviderControlBehaviour } from '../../../schemas/generated/types';

export type Fault = PaymentProviderControlBehaviour['faults'][number];
export type FaultKind = Fault['fault'];

/** The transaction that a fault may be limited to. */
interface Subject {
  reference: string;
  method: string;
}

/** Planned misbehaviour. */
export class Faults {
  #planned: Fault[] = [];

  /** @param chance a number from 0 to below 1, as `Math.random` */
  constructor(readonly chance: () => number) {}

  get planned(): readonly Fault[] {
    return this.#planned;
  }

  /** Replaces the plan. */
  plan(faults: readonly Fault[]): void {
    this.#planned = faults.map((fault) => ({ ...fault }));
  }

  /** Uses up a fault of this kind that fits; undefined when there is none. */
  take(kind: FaultKind, subject?: Subject): Fault | undefined {
    const fault = this.#planned.find(
      ({ fault: planned, times, reference, method }) =>
        planned === kind &&
        (times === undefined || times > 0) &&
        (reference === undefined || reference === subject?.reference) &&
        (method === undefined || method === subject?.method),
    );
    if (fault === undefined || this.chance() >= (fault.share ?? 1)) return undefined;
    if (fault.times !== undefined) fault.times -= 1;
    return fault;
  }
}
