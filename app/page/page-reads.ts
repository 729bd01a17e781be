import { type PageQuery, answerQuery, queryOf } from '../fill/page-query';
import type { RequestReads } from '../memo/request-reads';
import { type Facts, answerFact } from '../platform/visitor/facts';
import type { ClosedReason } from '../site/policy';

/** Answers a page's questions about its request; a page is cached by the answers it has read. */
export function readsOf(facts: Facts, query: PageQuery, closed?: ClosedReason): RequestReads {
  return {
    read: (question) =>
      question === 'closed' ? closed : (answerFact(facts, question) ?? answerQuery(query, question)),
  };
}

/** Most pages ask for no part of the query: then it is not even parsed. */
export function lazyQuery(search: string): PageQuery {
  let query: PageQuery | undefined;
  return (name) => (query ??= queryOf(new URLSearchParams(search)))(name);
}
