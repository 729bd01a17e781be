import type { Brand, CheckReply, CheckRequest } from '../../../schemas/generated/types';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { languageTranslator } from '../../site/texts/messages.server';
import { advertisedCampaigns } from '../launch-report/advertised-campaigns.server';
import { picturesWithText } from '../launch-report/checks/check-text-on-pictures';
import { publishedParts } from '../preview/published-parts.server';
import { withEntries } from '../preview/with-entries';
import { checkReply } from './check-reply';
import { pixelsOfPictures } from '../picture-contrast/picture-pixels.server';
import { limitsReached } from './limits-reached.server';
import { pageFindings, sitesWithPage } from './page-findings';

/** Checks an unsaved page on every site that shows it. @throws when the content cannot be read */
export async function checksOf(request: CheckRequest): Promise<CheckReply> {
  const { pageId, entries: edited, at } = request;
  const now = at === undefined ? Date.now() : Date.parse(at);
  const content = withEntries(await publishedParts(), edited);
  const shownBy = [...configuration().brands.values()].map((configured) => ({
    configured,
    sites: sitesWithPage(content, pageId, sitesOf(configured, now), now),
  }));
  const entries = shownBy.flatMap(({ sites }) => sites.flatMap(({ shown }) => shown.entries));
  const pixels = await pixelsOfPictures(picturesWithText(content, entries));
  const campaigns = entries.some(({ type }) => type === 'promotion')
    ? await advertisedCampaigns(
        content,
        shownBy.flatMap(({ sites }) => sites.map(({ site }) => site)),
      )
    : undefined;
  const brands = shownBy.map(({ configured: { brand, theme }, sites }) =>
    pageFindings(content, brand.id, sites, now, {
      ...(isOverPicture(brand) ? { look: { theme, pixels } } : {}),
      ...(campaigns ? { campaigns } : {}),
    }),
  );
  const limits = await limitsReached({ ...request, content, brands, now });
  return { ...checkReply(brands, languageTranslator({ code: 'en', tag: 'en' })), limits };
}

/** Banners with text beside the picture need no contrast check. */
function isOverPicture({ layout }: Brand): boolean {
  return layout.hero !== 'split';
}
