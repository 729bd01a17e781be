import type { RequestReads } from './request-reads';

/** Scope of work with a separate cache, such as previews: it neither reads nor writes shared results. */
export class Apart {
  readonly isApart = true;

  constructor(readonly request: RequestReads | undefined) {}
}
