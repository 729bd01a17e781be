import { tabPaths } from '../account/account-navigation';

/** The page on which a code is entered (ROUTE-32). */
export const bonusCodePath = '/my-account/bonus-code';

/** The page of rewards with the question whether to give up the active bonus for another one. */
export function insteadPath(campaignId: number): string {
  return `${tabPaths.rewards}?instead=${campaignId}`;
}

/** The page of active bonuses with the question whether to give one up. */
export function forfeitPath(bonusAssignmentId: string): string {
  return `${tabPaths.active}?forfeit=${encodeURIComponent(bonusAssignmentId)}`;
}

/** The page of rewards after a bonus was queued. */
export function queuedPath(campaignId: number): string {
  return `${tabPaths.rewards}?queued=${campaignId}`;
}
