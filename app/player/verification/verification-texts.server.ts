import type { Site } from '../../site/site';
import { textSections } from '../../site/texts/messages.server';

/** The texts of the pages of verification; no other page of an application needs them in the browser. */
export function verificationTexts(site: Site): Record<string, unknown> {
  return textSections(site, ['verification', 'accountBlocks', 'account', 'app', 'forms']);
}
