import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dependencies } from './dependencies';
// eslint-disable-next-line import-x/no-restricted-paths
import { type QueryName, queryNames } from '../../page/page-query';

const collectors = new AsyncLocalStorage<Set<Dependencies>>();
/** Works that collect now. */
let underWay = 0;

/** Stands among what was read when something of the platform could not be had: the next visitor may get it. */
export const missingLiveData: Dependencies = { ids: new Set(), types: [] };

/** Stand among what was read when a block reads a part of the address's query: the page differs with it. */
const queryReads: Record<QueryName, Dependencies> = {
  games: { ids: new Set(), types: [] },
  listPage: { ids: new Set(), types: [] },
  ownMarket: { ids: new Set(), types: [] },
};

/** What is under way reads a part of the address's query. */
export function noteQuery(name: QueryName): void {
  noteRead(queryReads[name]);
}

/** The parts of the address's query among what was read. */
export function queriesOf(reads: ReadonlySet<Dependencies>): QueryName[] {
  return queryNames.filter((name) => reads.has(queryReads[name]));
}

/** What is under way reads content that this is made of. */
export function noteRead(dependsOn: Dependencies): void {
  collectors.getStore()?.add(dependsOn);
}

/**
 * Does work, and collects what all content is made of that it reads, in whatever depth: whoever keeps the result knows which change
 * makes it old. Within another such work both collect.
 */
export async function collectReads<T>(
  work: () => Promise<T>,
): Promise<{ value: T; reads: ReadonlySet<Dependencies> }> {
  const outer = collectors.getStore();
  const reads = new Set<Dependencies>();
  underWay += 1;
  try {
    const value = await collectors.run(reads, work);
    if (outer) for (const read of reads) outer.add(read);
    return { value, reads };
  } finally {
    underWay -= 1;
    // While nobody collects, Node need not carry the collector along with every request that is answered from memory.
    if (underWay === 0) collectors.disable();
  }
}
