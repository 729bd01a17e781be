import { advertisingFields, speaksOfBonus } from '../../../catalogue/advertises-bonus';
import type { BrandCampaigns, ContentInput, ShownSite } from '../launch-input';
import type { PublishedContent, StoredItem } from '../published-content';
import { plainTextOf } from '../rich-text-parts';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/**
 * A bonus promotion must name a campaign that is launched for all players, has its chance, lasts as long as the
 * promotion, and is offered in the promotion's markets.
 */
export function checkCampaigns({ content, sites, campaigns, now }: ContentInput, tell: Tell): void {
  for (const shownSite of sites) {
    const ofBrand = campaigns?.get(shownSite.site.brand.id);
    for (const entry of shownSite.shown.entries)
      if (entry.type === 'promotion') checkPromotion(content, shownSite, entry, { ofBrand, now }, tell);
  }
}

function checkPromotion(
  content: PublishedContent,
  { site, shown }: ShownSite,
  entry: StoredItem,
  { ofBrand, now }: { ofBrand: BrandCampaigns | undefined; now: number },
  tell: Tell,
): void {
  const campaign = content.plain(entry, 'campaignId');
  const place = entryPlace(shown, entry.id, '/campaignId');
  if (typeof campaign !== 'number') {
    const locale = site.speech.contentLocale;
    const advertises = speaksOfBonus(
      advertisingFields.map((field) => plainTextOf(content.value(entry, field, locale))),
    );
    if (site.rules.bonuses && advertises) tell('noCampaign', { site, place });
    return;
  }
  // Not checked if the platform did not respond.
  if (!ofBrand) return;
  const found = ofBrand.launched.get(campaign);
  const values = { campaign };
  if (!found || (found.endsAt !== undefined && Date.parse(found.endsAt) <= now)) {
    tell('campaignUnknown', { site, values, place });
    return;
  }
  if (!found.hasItsChance) tell('campaignWithoutChance', { site, values, place });
  const endsAt = content.plainText(entry, 'endsAt');
  if (found.endsAt !== undefined && endsAt !== undefined && Date.parse(found.endsAt) < Date.parse(endsAt))
    tell('campaignEndsFirst', { site, values, place: entryPlace(shown, entry.id, '/endsAt') });
  const named = content.names(entry, 'onlyMarkets') ?? [];
  const isOffered = ofBrand.offered.get(site.market.id)?.has(campaign) ?? false;
  if (named.includes(site.market.id) && !isOffered)
    tell('campaignNotOffered', {
      site,
      values: { ...values, market: site.market.id },
      place: entryPlace(shown, entry.id, '/onlyMarkets'),
    });
}
