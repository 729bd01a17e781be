import type {
  PlatformBonusTerms,
  PlatformOperatorCampaign,
  PlatformRequestOperatorCampaign,
} from '../../../schemas/generated/types';

export type Fields = Readonly<Record<string, string>>;

/** Name of the form field for a language's campaign name. */
export const nameField = (language: string): string => `name-${language}`;

/** The form's values for a stored campaign. */
export function fieldsOf(campaign: PlatformOperatorCampaign): Fields {
  const { names, vertical, category, bonusType, access, bonusCode, versions } = campaign;
  const [latest] = versions;
  return {
    ...Object.fromEntries(Object.entries(names).map(([language, name]) => [nameField(language), name])),
    ...{ vertical, category, bonusType, access, bonusCode: bonusCode ?? '' },
    ...(latest === undefined ? {} : termFieldsOf(latest.terms)),
  };
}

function termFieldsOf({
  reward,
  weights = {},
  markets = [],
  validFrom,
  validUntil,
  audience,
  ...terms
}: PlatformBonusTerms): Fields {
  const { freeRounds, booster, code, ...own } = {
    ...{ freeRounds: undefined, booster: undefined, code: undefined },
    ...reward,
  };
  const simple = { ...own, ...freeRounds, ...terms };
  return {
    ...Object.fromEntries(Object.entries(simple).map(([name, value]) => [name, String(value)])),
    weights: Object.entries(weights)
      .map(([game, percent]) => `${game} ${percent}`)
      .join('\n'),
    markets: markets.join(' '),
    validFrom: validFrom?.slice(0, 16) ?? '',
    validUntil: validUntil?.slice(0, 16) ?? '',
    lastVisit: audience?.lastVisit ?? '',
    favouriteVertical: audience?.favouriteVertical ?? '',
    level: String(audience?.level ?? ''),
    partnerCode: code ?? '',
    boosterLevel: String(booster?.level ?? ''),
    boosterPercent: String(booster?.percent ?? ''),
  };
}

/** The names in a form, in the languages of the site. */
export function namesIn(fields: Fields, languages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const name = fields[nameField(language)]?.trim() ?? '';
      return name === '' ? [] : [[language, name]];
    }),
  );
}

/** The campaign in a form, not yet validated. */
export function draftIn(
  fields: Fields,
  languages: readonly string[],
): Record<keyof Omit<PlatformRequestOperatorCampaign, 'reason' | 'bonusCode'>, unknown> {
  const { vertical, category, bonusType, access } = fields;
  const bonusCode = fields['bonusCode']?.replace(/\s+/g, '').toUpperCase() ?? '';
  return {
    names: namesIn(fields, languages),
    ...{ vertical, category, bonusType, access },
    ...(bonusCode === '' ? {} : { bonusCode }),
    terms: termsIn(fields),
  };
}

/** The terms in a form, not yet validated. */
export function termsIn(fields: Fields): unknown {
  const weights = (fields['weights'] ?? '').split('\n').flatMap((line) => {
    const [game = '', percent = ''] = line.trim().split(/\s+/);
    return game === '' ? [] : [[game, numberIn(percent)] as const];
  });
  const markets = (fields['markets'] ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    reward: rewardIn(fields),
    ...numbersIn(fields, [
      ...['wageringTimes', 'maximumStake', 'maximumWinTimes', 'days', 'timesPerPlayer', 'points'],
    ]),
    ...(fields['triggerEvent'] ? { triggerEvent: fields['triggerEvent'] } : {}),
    ...(weights.length === 0 ? {} : { weights: Object.fromEntries(weights) }),
    ...(markets.length === 0 ? {} : { markets }),
    ...timesIn(fields),
    ...audienceIn(fields),
  };
}

function rewardIn(fields: Fields): unknown {
  const { kind } = fields;
  const gameId = fields['gameId']?.trim() ?? '';
  const rounds = { gameId, ...numbersIn(fields, ['rounds', 'stake']) };
  switch (kind) {
    case 'deposit-match':
      return {
        kind,
        ...numbersIn(fields, ['percent', 'maximum', 'minimumDeposit', 'depositNumber']),
        ...(gameId === '' ? {} : { freeRounds: rounds }),
      };
    case 'free-rounds':
      return { kind, ...rounds };
    case 'cashback':
      return {
        kind,
        ...numbersIn(fields, ['percent', 'maximum', 'minimumLoss', 'period']),
        ...boosterIn(fields),
      };
    case 'partner':
      return {
        kind,
        partner: fields['partner']?.trim() ?? '',
        code: fields['partnerCode']?.replace(/[^A-Za-z0-9]+/g, '').toUpperCase() ?? '',
        ...numbersIn(fields, ['amount']),
      };
    default:
      return { kind, ...numbersIn(fields, ['amount']) };
  }
}

function boosterIn(fields: Fields): { booster?: unknown } {
  const typed = [fields['boosterLevel'], fields['boosterPercent']].map((value) => value?.trim() ?? '');
  const [level = '', percent = ''] = typed;
  return level === '' && percent === ''
    ? {}
    : { booster: { level: numberIn(level), percent: numberIn(percent) } };
}

/** The numbers among the filled-in fields, with a decimal comma or point. */
function numbersIn(fields: Fields, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const typed = fields[name]?.trim() ?? '';
      return typed === '' ? [] : [[name, numberIn(typed)]];
    }),
  );
}

function numberIn(typed: string): number {
  return typed === '' ? NaN : Number(typed.replace(',', '.'));
}

/** Times are entered in UTC. */
function timesIn(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    ['validFrom', 'validUntil'].flatMap((name) => {
      const typed = fields[name] ?? '';
      return typed === '' ? [] : [[name, `${typed}:00.000Z`]];
    }),
  );
}

function audienceIn(fields: Fields): { audience?: unknown } {
  const chosen = ['lastVisit', 'favouriteVertical'].flatMap((name) =>
    fields[name] ? [[name, fields[name]] as const] : [],
  );
  const audience = { ...Object.fromEntries(chosen), ...numbersIn(fields, ['level']) };
  return Object.keys(audience).length === 0 ? {} : { audience };
}
