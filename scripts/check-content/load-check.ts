import { withSiteCode } from '../run/site-code';
import type * as corpus from './check-corpus';

/** Runs work with the corpus check, which renders blocks. */
export function withCheck<Result>(work: (loaded: typeof corpus) => Promise<Result>): Promise<Result> {
  return withSiteCode('/scripts/check-content/check-corpus.ts', work);
}
