import type { RequestReads } from './request-reads';

/**
 * Scope of work whose results are stored apart from the shared ones, such as those of a preview: neither reads a result of the other.
 */
export class Apart {
  readonly isApart = true;

  constructor(readonly request: RequestReads | undefined) {}
}
