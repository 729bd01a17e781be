import { Missing } from '../../memo/node';
import type { UnrenderedBlock } from '../../server/metrics.server';
import type { Dependencies } from '../changes/dependencies';

/** The service was reached and has no such document: it was unpublished. No earlier version replaces it. */
export class NotPublishedError extends Missing {
  override name = 'NotPublishedError';

  constructor(
    readonly type: string,
    readonly id: string,
  ) {
    super(`${type} ${id} is not published`);
  }
}

/** The place of a fault. */
export interface FaultPlace {
  entryId: string;
  /** JSON pointer. */
  pointer: string;
}

/** A page description that must not be shown: a block that may not be missing is wrong, or the page itself is. */
export class InvalidPageError extends Error {
  override name = 'InvalidPageError';

  /**
   * @param dependsOn what the refused version was made of: a change of any of it may be the repair
   * @param blocks that may not be missing and are wrong
   */
  constructor(
    reason: string,
    readonly place: FaultPlace,
    readonly dependsOn: Dependencies,
    readonly blocks: readonly UnrenderedBlock[] = [],
  ) {
    super(`${place.entryId}${place.pointer}: ${reason}`);
  }
}
