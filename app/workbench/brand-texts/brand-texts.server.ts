import type { BrandTextsReply, BrandTextsRequest } from '../../../schemas/generated/types';
import { configuration } from '../../site/configuration/configuration.server';
import { textsIn } from '../../site/configuration/read-messages.server';
import { sitesOf } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { NoSuchSiteError } from '../no-such-site-error';
import { languageName } from '../preview/language-name';

/** The interface texts that a brand may override, in one of its languages. @throws NoSuchSiteError */
export function brandTexts({ brand, language: wanted }: BrandTextsRequest): BrandTextsReply {
  const all = configuration();
  const configured = all.brands.get(brand);
  if (!configured) throw new NoSuchSiteError(`There is no brand "${brand}".`);
  const speeches = new Map<string, Site['speech']>();
  for (const { speech } of sitesOf(configured)) speeches.set(speech.code, speech);
  const language = (wanted !== undefined && speeches.get(wanted)) || [...speeches.values()][0];
  const english = new Map(textsIn(all.texts.get('en') ?? {}));
  const shared = textsIn(all.texts.get(language?.code ?? 'en') ?? {});
  return {
    languages: [...speeches.values()].map(({ code, tag, messages }) => ({
      ...{ code, tag },
      name: languageName(tag),
      folders: atLeastOne(messages, code),
    })),
    language: language?.code ?? 'en',
    texts: shared.map(([key, text]) => ({
      key,
      english: String(english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other')) ?? ''),
      shared: String(text),
    })),
  };
}

function atLeastOne(folders: readonly string[], otherwise: string): [string, ...string[]] {
  const [first = otherwise, ...rest] = folders;
  return [first, ...rest];
}
