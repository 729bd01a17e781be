import { tabPaths } from '../account/account-navigation';

/** The page to enter a bonus code (ROUTE-32). */
export const bonusCodePath = '/my-account/bonus-code';

/** The rewards page with the question whether to forfeit the active bonus for another one. */
export function insteadPath(campaignId: number): string {
  return `${tabPaths.rewards}?instead=${campaignId}`;
}

/** The page of active bonuses with the question whether to forfeit one. */
export function forfeitPath(bonusAssignmentId: string): string {
  return `${tabPaths.active}?forfeit=${encodeURIComponent(bonusAssignmentId)}`;
}

/** The page of rewards after a bonus was queued. */
export function queuedPath(campaignId: number): string {
  return `${tabPaths.rewards}?queued=${campaignId}`;
}
