import type { MessageKey } from '../../../schemas/generated/message-keys';
import { translator } from '../../site/texts/messages.server';
import type { Site } from '../../site/site';

/** Title of the document of an account page. */
export function accountPageTitle(site: Site, page: MessageKey): string {
  return `${translator(site)(page)} | ${site.brand.name}`;
}
