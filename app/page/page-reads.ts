import { type PageQuery, answerQuery, queryOf } from '../fill/page-query';
import type { RequestReads } from '../memo/request-reads';
import { type Facts, answerFact } from '../platform/visitor/facts';
import type { ClosedReason } from '../site/policy';

/** Request values that a page may read; it is cached by the values it has read. */
export function readsOf(facts: Facts, query: PageQuery, closed?: ClosedReason): RequestReads {
  return {
    read: (question) =>
      question === 'closed' ? closed : (answerFact(facts, question) ?? answerQuery(query, question)),
  };
}

/** Most pages read no part of the query, so it is parsed on first use. */
export function lazyQuery(search: string): PageQuery {
  let query: PageQuery | undefined;
  return (name) => (query ??= queryOf(new URLSearchParams(search)))(name);
}
