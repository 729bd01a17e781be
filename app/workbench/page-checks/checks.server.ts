import type { CheckReply, CheckRequest } from '../../../schemas/generated/types';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { languageTranslator } from '../../site/texts/messages.server';
import { publishedParts } from '../preview/published-parts.server';
import { withEntries } from '../preview/with-entries';
import { checkReply } from './check-reply';
import { limitsReached } from './limits-reached.server';
import { pageFindings } from './page-findings';

/** Checks a page as somebody composes it, on every site that shows it. @throws when the content cannot be read */
export async function checksOf(request: CheckRequest): Promise<CheckReply> {
  const { pageId, entries, at } = request;
  const now = at === undefined ? Date.now() : Date.parse(at);
  const content = withEntries(await publishedParts(), entries);
  const brands = [...configuration().brands.values()].map((configured) =>
    pageFindings(content, pageId, configured.brand.id, sitesOf(configured, now), now),
  );
  const limits = await limitsReached({ ...request, content, brands, now });
  return { ...checkReply(brands, languageTranslator({ code: 'en', tag: 'en' })), limits };
}
