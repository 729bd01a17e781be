import { Missing } from '../../memo/node';
import type { UnrenderedBlock } from '../../server/metrics.server';
import type { Dependencies } from '../changes/dependencies';

/** The service responded and has no such document: it was unpublished, so no earlier version replaces it. */
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

/** A page that must not be shown: a required block is invalid, or the page itself is. */
export class InvalidPageError extends Error {
  override name = 'InvalidPageError';

  /**
   * @param dependsOn inputs of the refused version: a change of any may be the repair
   * @param blocks required blocks that are invalid
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
