import { createMemos } from './memos';

/** The memos of this process: they share inputs and a clock, so a publication or a new configuration reaches all of them. */
export const { memo, reads, changed, changedAll, apart } = createMemos({ now: Date.now });
