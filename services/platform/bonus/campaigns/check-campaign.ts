import type { PlatformRequestOperatorCampaign } from '../../../../schemas/generated/types';
import { type FieldError, invalidRequest } from '../../errors';
import type { GameDirectory } from '../../ledger/games';
import { roundsIn } from '../rounds-in';

/** A campaign as entered by an operator. */
export type CampaignDraft = Omit<PlatformRequestOperatorCampaign, 'reason'>;

/** Valid values of a campaign's references. */
export interface CampaignWords {
  games: GameDirectory;
  /** Market codes of the platform. */
  markets: ReadonlySet<string>;
}

/** Throws 400 with every invalid field. */
export function assertCampaign(draft: CampaignDraft, words: CampaignWords): void {
  const faults = faultsOf(draft, words);
  if (Object.keys(faults).length > 0) throw invalidRequest(faults);
}

function faultsOf(
  { access, bonusCode, category, vertical, terms }: CampaignDraft,
  { games, markets }: CampaignWords,
): Record<string, FieldError> {
  const faults: Record<string, FieldError> = {};
  const add = (field: string, code: string, message: string) => (faults[field] = { code, message });
  if ((access === 'code') !== (bonusCode !== undefined))
    add('bonusCode', 'invalid.code', 'A campaign has a code exactly when its access is by code.');
  const { reward, weights = {}, validFrom, validUntil, markets: wanted = [] } = terms;
  if (access === 'operator' && reward.kind !== 'money')
    add(
      'terms.reward',
      'invalid.reward',
      'Operators give bonus money: no deposit, rounds or losses go with it.',
    );
  if ((access === 'points') !== (terms.points !== undefined))
    add(
      'terms.points',
      'invalid.points',
      'A campaign has a price in points exactly when its access is by points.',
    );
  if (access === 'points' && reward.kind !== 'money' && reward.kind !== 'free-rounds')
    add('access', 'invalid.access', 'Points are taken for bonus money and free rounds alone.');
  if (terms.triggerEvent !== undefined && category !== 'triggered')
    add('terms.triggerEvent', 'invalid.event', 'A bonus that the player chooses is given for no event.');
  if (reward.kind === 'cashback' && reward.booster !== undefined && reward.booster.percent <= reward.percent)
    add(
      'terms.reward.booster.percent',
      'invalid.booster',
      'The share of the booster is above the usual one.',
    );
  const isSpecial = ['icash', 'partner', 'sportsbook'].includes(reward.kind);
  if (access !== 'open' && isSpecial)
    add('access', 'invalid.access', 'A reward with a call of its own is open to everybody.');
  if (reward.kind === 'icash' && terms.wageringTimes > 0)
    add('terms.wageringTimes', 'invalid.wagering', 'iCash is own money: nothing has to be staked.');
  if (reward.kind === 'sportsbook' && vertical !== 'SPORTS')
    add('vertical', 'invalid.vertical', 'A reward of the sportsbook is played with in sports.');
  const rounds = roundsIn(terms);
  const game = rounds && games.get(rounds.gameId);
  if (rounds !== undefined && game === undefined)
    add('terms.reward.gameId', 'invalid.game', `There is no game '${rounds.gameId}'.`);
  else if (game !== undefined && game.category !== vertical)
    add('terms.reward.gameId', 'invalid.game', `The game is not of the vertical ${vertical}.`);
  const kinds = new Set([...games.values()].map(({ kind }) => kind));
  for (const name of Object.keys(weights))
    if (!games.has(name) && !kinds.has(name))
      add(`terms.weights.${name}`, 'invalid.weight', `'${name}' is neither a game nor a kind of game.`);
  if (validFrom !== undefined && validUntil !== undefined && validUntil <= validFrom)
    add('terms.validUntil', 'invalid.time', 'The campaign ends before it begins.');
  for (const market of wanted)
    if (!markets.has(market)) add('terms.markets', 'invalid.market', `There is no market ${market}.`);
  return faults;
}
