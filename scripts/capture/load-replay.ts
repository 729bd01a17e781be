import type * as replay from '../../app/workbench/gallery/capture/replay.server';
import { withSiteCode } from '../run/site-code';

/** Runs work with the site's own renderer of captured pages. */
export function withReplay<Result>(work: (loaded: typeof replay) => Result): Promise<Result> {
  return withSiteCode('/app/workbench/gallery/capture/replay.server.ts', work);
}
