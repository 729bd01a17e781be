import type { PaymentProviderControlBehaviour } from '../../../schemas/generated/types';

export type Fault = PaymentProviderControlBehaviour['faults'][number];
export type FaultKind = Fault['fault'];

/** Transaction to which a fault may be limited. */
interface Subject {
  reference: string;
  method: string;
}

/** Planned faults. */
export class Faults {
  #planned: Fault[] = [];

  /** @param chance returns a number from 0 to below 1, like `Math.random` */
  constructor(readonly chance: () => number) {}

  get planned(): readonly Fault[] {
    return this.#planned;
  }

  /** Replaces the planned faults. */
  plan(faults: readonly Fault[]): void {
    this.#planned = faults.map((fault) => ({ ...fault }));
  }

  /** Consumes a matching fault; undefined if there is none. */
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
