import type { PlatformDocument } from '../../../schemas/generated/types';

const dayMs = 86_400_000;

/**
 * Whole days left for the requested documents with the earliest deadline; null without one. @param now milliseconds
 * since the epoch
 */
export function daysLeftOf(
  documents: readonly Pick<PlatformDocument, 'documentStatus' | 'dueAt'>[],
  now: number,
): number | null {
  const dates = documents.flatMap(({ documentStatus, dueAt }) =>
    documentStatus === 'REQUESTED' && dueAt !== null ? [Date.parse(dueAt)] : [],
  );
  return dates.length > 0 ? Math.max(0, Math.ceil((Math.min(...dates) - now) / dayMs)) : null;
}
