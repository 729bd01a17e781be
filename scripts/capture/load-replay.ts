import type * as replay from '../../app/gallery/replay.server';
import { withSiteCode } from '../run/site-code';

/** Runs a piece of work with the site's own renderer of captured pages. */
export function withReplay<Result>(work: (loaded: typeof replay) => Result): Promise<Result> {
  return withSiteCode('/app/gallery/replay.server.ts', work);
}
