import type { ContentComment } from '../../../schemas/generated/types';

/** A comment with its answers, oldest first. */
export interface Thread {
  readonly first: ContentComment;
  readonly answers: readonly ContentComment[];
}

/** Threads of an entry: open ones first, then newest first. */
export function threadsOf(comments: readonly ContentComment[]): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.sys.id, comment]));
  const rootOf = (comment: ContentComment): ContentComment => {
    const parent = byId.get(comment.sys.parent?.sys.id ?? '');
    return parent ? rootOf(parent) : comment;
  };
  const threads = new Map<string, { first: ContentComment; answers: ContentComment[] }>();
  for (const comment of [...comments].sort(oldestFirst)) {
    const first = rootOf(comment);
    const thread = threads.get(first.sys.id) ?? { first, answers: [] };
    threads.set(first.sys.id, thread);
    if (comment !== first) thread.answers.push(comment);
  }
  return [...threads.values()].sort(
    (one, other) =>
      Number(one.first.status === 'resolved') - Number(other.first.status === 'resolved') ||
      oldestFirst(other.first, one.first),
  );
}

function oldestFirst(one: ContentComment, other: ContentComment): number {
  return one.sys.createdAt.localeCompare(other.sys.createdAt);
}
