import { describe, expect, test } from 'vitest';
import type { RulePack, Rules } from '../../../schemas/generated/types';
import { configuration } from '../configuration/configuration.server';
import { dayOf } from '../../../ui/format/zone-day';
import { isLooser, ruleNames, stricterValue } from './rule-values';
import { type RuleSettings, forbiddenDepartures, loosenedRules, rulesInForce } from './rules-in-force';

const source = { title: 'The law', url: 'https://law.example', seen: 'primary' } as const;
const { defaultRules } = configuration();

type PackRule = RulePack['rules'][number];

function law(
  rule: PackRule['rule'],
  value: unknown,
  from = '2020-01-01',
  more: Partial<PackRule> = {},
): PackRule {
  return { rule, value: value as PackRule['value'], source, effective: { from }, ...more };
}

function pack(jurisdiction: string, rules: PackRule[], countries?: string[]): RulePack {
  return {
    jurisdiction,
    name: jurisdiction,
    authority: 'Authority',
    rules,
    ...(countries ? { countries } : {}),
  };
}

function settings(
  packs: RulePack[],
  {
    brand,
    market,
    ...more
  }: { brand?: Rules; market?: Rules; followsSpecification?: PackRule['rule'][] } = {},
): RuleSettings {
  return {
    defaults: defaultRules,
    brand: brand ? { rules: brand } : {},
    market: {
      jurisdiction: 'licence',
      originCountryCode: 'XX',
      ...(market ? { rules: market } : {}),
      ...more,
    },
    packs: new Map(packs.map((each) => [each.jurisdiction, each])),
  };
}

const day = '2026-03-04';

describe('which packs bind', () => {
  test('the licence a market names and the law of its country; of both the stricter value counts', () => {
    const licence = pack('licence', [law('minimumAge', 19), law('historyMonths', 24)]);
    const country = pack('country', [law('minimumAge', 21), law('historyMonths', 6)], ['XX', 'YY']);
    const elsewhere = pack('elsewhere', [law('minimumAge', 25)], ['ZZ']);
    const { rules, origins } = rulesInForce(settings([licence, country, elsewhere]), day);
    expect(rules).toMatchObject({ minimumAge: 21, historyMonths: 24 });
    expect(origins).toMatchObject({
      minimumAge: { from: 'pack', jurisdiction: 'country' },
      historyMonths: { from: 'pack', jurisdiction: 'licence' },
      idleMinutes: { from: 'defaults' },
    });
  });

  test('a country of any locale of the market binds it', () => {
    const base = settings([pack('country', [law('minimumAge', 21)], ['YY'])]);
    const market = { ...base.market, originCountryCode: { 'en-LL': 'XX', 'fr-LL': 'YY' } };
    expect(rulesInForce({ ...base, market }, day).rules.minimumAge).toBe(21);
  });
});

describe('dates', () => {
  const changing = settings([
    pack(
      'country',
      [
        law('minimumAge', 19, '2026-01-01', { effective: { from: '2026-01-01', to: '2026-06-30' } }),
        law('minimumAge', 21, '2026-07-01'),
      ],
      ['XX'],
    ),
  ]);
  const ageOn = (date: string) => rulesInForce(changing, date).rules.minimumAge;

  test('a version counts from its first day to its last', () => {
    expect(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map(ageOn)).toEqual([18, 19, 19, 21]);
  });

  test('the day is that of the market', () => {
    const moment = Date.parse('2026-06-30T21:30:00Z');
    expect(ageOn(dayOf(moment, 'Europe/Helsinki'))).toBe(21);
    expect(ageOn(dayOf(moment, 'America/Santiago'))).toBe(19);
  });
});

describe('a brand and its market', () => {
  const strict = pack('licence', [law('minimumAge', 19)]);

  test('may be stricter than the law', () => {
    const own = settings([strict], { brand: { minimumAge: 21 }, market: { minimumAge: 23 } });
    expect(rulesInForce(own, day)).toMatchObject({
      rules: { minimumAge: 23 },
      origins: { minimumAge: { from: 'market' } },
    });
    expect(loosenedRules(own)).toEqual([]);
  });

  test('may never be looser, in any version of a rule', () => {
    const later = pack('licence', [law('minimumAge', 19), law('minimumAge', 25, '2030-01-01')]);
    expect(loosenedRules(settings([later], { market: { minimumAge: 21 } }))).toMatchObject([
      { rule: 'minimumAge', by: 'market', value: 21, bound: 25, jurisdiction: 'licence' },
    ]);
  });
});

describe('following the specification', () => {
  const closed = law('marketStatus', 'demo-only', '2020-01-01', { mayFollowSpecification: true });

  test('needs a pack that allows it, and says what the law asks for', () => {
    const shown = settings([pack('country', [closed], ['XX'])], { followsSpecification: ['marketStatus'] });
    expect(rulesInForce(shown, day)).toMatchObject({
      rules: { marketStatus: 'open' },
      origins: { marketStatus: { from: 'specification' } },
      instead: { marketStatus: 'demo-only' },
    });
    expect(forbiddenDepartures(shown)).toEqual([]);
  });

  test('one law that does not allow it is enough to forbid it', () => {
    const hard = law('marketStatus', 'blocked');
    const shown = settings([pack('country', [closed], ['XX']), pack('licence', [hard])], {
      followsSpecification: ['marketStatus'],
    });
    expect(rulesInForce(shown, day)).toMatchObject({ rules: { marketStatus: 'blocked' }, instead: {} });
    const only = settings([pack('licence', [hard])], { followsSpecification: ['marketStatus'] });
    expect(forbiddenDepartures(only)).toEqual(['marketStatus']);
  });
});

describe('strictness', () => {
  test.each([
    ['marketStatus', 'open', 'blocked', 'blocked'],
    ['withdrawalCancellation', true, false, false],
    ['panicButton', false, true, true],
    ['maximumStake', null, 200, 200],
    ['maximumStake', 500, 200, 200],
    ['minimumSpinMs', 2500, 5000, 5000],
    ['verticals', ['casino', 'sportsbook'], ['casino', 'live-casino'], ['casino']],
    ['marks', ['a'], ['b', 'a'], ['a', 'b']],
  ] as const)('of two values of %s, %j and %j, it is %j', (name, one, other, expected) => {
    expect(stricterValue(name, one, other)).toEqual(expected);
    expect(stricterValue(name, other, one)).toEqual(expect.anything());
    expect(isLooser(name, one, expected)).toBe(JSON.stringify(one) !== JSON.stringify(expected));
  });

  test('no default is looser than what no law at all asks for of itself', () => {
    for (const name of ruleNames)
      expect(isLooser(name, defaultRules[name], defaultRules[name]), name).toBe(false);
  });
});
