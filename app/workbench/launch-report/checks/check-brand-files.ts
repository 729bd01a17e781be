import { nearestText } from '../../../site/configuration/nearest-text';
import { textsIn } from '../../../site/configuration/read-messages.server';
import type { BrandFiles } from '../brand-files.server';
import type { LaunchInput } from '../launch-input';
import type { Tell } from './collect-findings';

/** The files of the brand are in force, and refer only to existing things. */
export function checkBrandFiles({ configured, directory, files }: LaunchInput, tell: Tell): void {
  const { brand } = configured;
  if (!files) return;
  tellRefusal({ directory, id: brand.id, faults: files.faults }, tell);
  if (!files.hasIcon) tell('iconMissing', { place: { at: `${directory}/${brand.id}/assets/favicon.svg` } });
  checkFonts(configured, files, tell);
  checkCurrencies(configured, files, tell);
  checkOwnMessages(configured, files, tell);
}

/** Reports why files of a brand are refused. */
export function tellRefusal(
  { directory, id, faults }: { directory: string; id: string } & Pick<BrandFiles, 'faults'>,
  tell: Tell,
): void {
  for (const { file, line, pointer, reason } of faults) {
    const at = `${directory}/${file || `${id}/brand.json`}${line === undefined ? '' : `:${line}`} ${pointer}`;
    tell('refusedFile', { values: { problem: reason }, place: { at: at.trimEnd() } });
  }
}

type Configured = LaunchInput['configured'];

function checkFonts({ theme }: Configured, { fonts, placeOf }: BrandFiles, tell: Tell): void {
  for (const role of ['display', 'text'] as const) {
    const font = theme.font[role];
    if (fonts.includes(font)) continue;
    const nearest = nearestText(font, fonts) ?? fonts.join(', ');
    tell('fontNotBundled', {
      values: { font, nearest },
      place: { at: placeOf('theme.json', `/font/${role}`) },
    });
  }
}

/** Jackpots, winners and wallets must use currencies that the platform has for the brand. */
function checkCurrencies({ markets }: Configured, files: BrandFiles, tell: Tell): void {
  const known = files.platformCurrencies;
  for (const { id, currency, isMarketEnabled } of known ? markets.values() : []) {
    if (!isMarketEnabled || known?.includes(currency)) continue;
    const values = { currency, known: known?.join(', ') ?? '' };
    const at = files.placeOf(`markets/${id}.json`, '/currency');
    tell('platformCurrency', { market: id, values, place: { at } });
  }
}

/** i18next replaces `$t(key)` by another text; a circular text is shown as its key. */
function checkOwnMessages({ messages }: Configured, { placeOf }: BrandFiles, tell: Tell): void {
  for (const [language, texts] of messages) {
    const own = new Map(textsIn(texts));
    for (const key of own.keys())
      if (leadsTo(own, key))
        tell('textRefersToItself', {
          values: { key },
          place: { at: placeOf(`messages/${language}.json`, `/${key.replaceAll('.', '/')}`) },
        });
  }
}

function leadsTo(own: ReadonlyMap<string, unknown>, key: string): boolean {
  const seen = new Set<string>();
  const open = referencesIn(own.get(key));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === key) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...referencesIn(own.get(next)));
  }
  return false;
}

function referencesIn(text: unknown): string[] {
  return typeof text === 'string' ? [...text.matchAll(/\$t\(\s*([^,)\s]+)/g)].map(([, key = '']) => key) : [];
}
