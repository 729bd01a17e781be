import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { useDocumentStore } from '../../composer/document-context';
import { type PublishItem, publishTogether } from '../calls/bulk-publish';
import { untilAnswered } from '../calls/retry';
import { readStored } from '../calls/stored-items';
import { publishedOf } from '../model/publish-items';
import { type Refusal, refusalsOf } from '../model/refusal';

/** Progress of a publication. */
export type PublishRun =
  | { readonly phase: 'idle' }
  | { readonly phase: 'publishing' }
  /** The connection was lost: the result is determined once the content service is back. */
  | { readonly phase: 'reconnecting' }
  | { readonly phase: 'done'; readonly items: readonly PublishItem[] }
  /** Nothing was published. `stored`: the newest versions of entries saved concurrently. */
  | {
      readonly phase: 'refused';
      readonly refusals: readonly Refusal[];
      readonly stored: readonly ManagedEntry[];
    }
  /** Partly published. */
  | {
      readonly phase: 'interrupted';
      readonly published: readonly PublishItem[];
      readonly waiting: readonly PublishItem[];
    }
  | { readonly phase: 'failed'; readonly error: unknown };

/** Publishes entries together and reports progress. The state survives an outage of the content service. */
export function usePublish() {
  const [run, setRun] = useState<PublishRun>({ phase: 'idle' });
  const store = useDocumentStore();
  const queries = useQueryClient();

  async function carryOut(items: readonly PublishItem[]): Promise<PublishRun> {
    setRun({ phase: 'publishing' });
    const outcome = await publishTogether(items);
    if (outcome.kind === 'unclear') setRun({ phase: 'reconnecting' });
    const { entries, assets } = await untilAnswered(() => readStored(items));
    store.receive(entries.filter(({ sys }) => store.getState().entries[sys.id] !== undefined));
    const published = publishedOf(items, [...entries, ...assets]);
    const isAll = published.length === items.length;
    if (outcome.kind === 'published' || isAll) return { phase: 'done', items };
    if (outcome.kind === 'refused' && published.length === 0)
      return { phase: 'refused', refusals: refusalsOf(outcome.error), stored: entries };
    return { phase: 'interrupted', published, waiting: items.filter((item) => !published.includes(item)) };
  }

  async function publish(items: readonly PublishItem[]): Promise<PublishRun> {
    const end = await carryOut(items).catch((error: unknown): PublishRun => ({ phase: 'failed', error }));
    setRun(end);
    await queries.invalidateQueries({ queryKey: ['publishing'] });
    return end;
  }

  return { run, publish, reset: () => setRun({ phase: 'idle' }) };
}
