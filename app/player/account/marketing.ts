import type { PlatformMarketingPreferences } from '../../../schemas/generated/types';

/** Ways to reach a player with marketing (ACCT-14). */
export const marketingChannels = [
  'EMAIL',
  'SMS',
  'MAIL',
  'PHONE',
  'PUSH_NOTIFICATION',
] as const satisfies (keyof PlatformMarketingPreferences['subscriptionChannels'])[];

/** Subjects of marketing (ACCT-15). */
export const marketingTopics = [
  'BONUS_OFFER',
  'NEWSLETTER',
  'CASINO',
  'RESPONSIBLE_GAMING',
] as const satisfies (keyof PlatformMarketingPreferences['subscriptionCommunications'])[];
