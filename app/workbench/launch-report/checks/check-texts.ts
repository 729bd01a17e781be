import path from 'node:path';
import { blockMeta } from '../../../../schemas/generated/blocks';
import { ConfigurationError } from '../../../site/configuration/configuration-error';
import { checkTexts as checkInterface } from '../../../site/configuration/read-messages.server';
import type { Site } from '../../../site/site';
import { legalSlugs } from './check-legal-pages';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';
import type { ContentInput, LaunchInput, ShownSite } from '../launch-input';
import { isOtherLanguage } from '../view/other-language';
import type { PublishedContent, StoredItem } from '../published-content';
import { plainTextOf } from '../rich-text-parts';

/** Legal texts must be in the reader's language. */
const legalTypes = new Set<string>([
  ...Object.values(blockMeta).flatMap(({ contentType, group }) => (group === 'legal' ? [contentType] : [])),
  'siteFooter',
  'licenceText',
]);

/** All visible texts must be in the language of the address. */
export function checkTexts(input: LaunchInput, tell: Tell): void {
  for (const { site } of input.sites) checkInterfaceTexts(input, site, tell);
  checkContentTexts(input, tell);
}

function checkInterfaceTexts({ all, directory }: LaunchInput, site: Site, tell: Tell): void {
  const { code } = site.speech;
  try {
    checkInterface(
      path.join(directory, 'messages'),
      site.speech,
      all.texts.get(code) ?? {},
      all.texts.get('en') ?? {},
    );
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    tell('interfaceIncomplete', { site, values: { language: code }, place: { at: error.message } });
  }
}

/** Texts of content are in the language of the address. */
export function checkContentTexts({ content, sites }: ContentInput, tell: Tell): void {
  for (const shownSite of sites) checkTextsOf(content, shownSite, tell);
}

function checkTextsOf(content: PublishedContent, { site, shown }: ShownSite, tell: Tell): void {
  const locale = site.speech.contentLocale;
  const legal = legalSlugs(site);
  for (const item of [...shown.entries, ...shown.assets]) {
    // Legal pages are reported separately.
    if (item.type === 'staticPage' && legal.includes(content.plainText(item, 'slug') ?? '')) continue;
    for (const field of foreignFields(content, item, locale)) {
      const source = content.sourceOf(item.fields[field], locale) ?? '';
      const place = entryPlace(shown, item.id, `/${field}`);
      if (legalTypes.has(item.type))
        tell('legalInOtherLanguage', { site, values: { page: item.type, source }, place });
      else tell('textInOtherLanguage', { site, values: { locale, source }, place });
    }
  }
}

/** Fields shown in another language than the reader's; figures and symbols have no language. */
function foreignFields(content: PublishedContent, item: StoredItem, locale: string): string[] {
  return content.translatedFields(item).filter((name) => {
    const source = content.sourceOf(item.fields[name], locale);
    if (source === undefined || !isOtherLanguage(source, locale)) return false;
    return /\p{L}{2}/u.test(plainTextOf(item.fields[name]?.[source]));
  });
}
