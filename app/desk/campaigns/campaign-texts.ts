import type { PlatformOperatorCampaign } from '../../../schemas/generated/types';
import type { Translate } from '../../../ui/site/site-context';

/** The name of a campaign in the reader's language, with English as the fallback. @param tag BCP 47 */
export function campaignName({ campaignId, names }: PlatformOperatorCampaign, tag: string): string {
  return names[tag.split('-')[0] ?? ''] ?? names['en'] ?? Object.values(names)[0] ?? String(campaignId);
}

/** The kind of reward of a campaign's latest terms. */
export function kindText(t: Translate, { versions }: PlatformOperatorCampaign): string {
  const kind = versions[0]?.terms.reward.kind;
  return kind === undefined ? '' : t(`campaigns.kind.${kind}`);
}
