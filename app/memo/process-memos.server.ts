import { createMemos } from './memos';

/**
 * The memos of this process. They share inputs and a clock, so that a publication or a new configuration invalidates
 * all dependents.
 */
export const { memo, reads, changed, changedAll, apart } = createMemos({ now: Date.now });
