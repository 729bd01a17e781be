import { describe, expect, test } from 'vitest';
import { siteWithRules } from '../../tests/support/site-with-rules';
import type { BlockContents, BlockName } from '../../schemas/generated/blocks';
import type { ResolvedRules } from '../site/rules/rule-values';
import { accessOf } from '../site/player-access';
import { blockOpenTo, blockWithout, offeredBlock, targetsOf } from './offered-content.server';
import type { StoredBlock } from '../content/documents/stored-block';

const image = { url: 'https://images.marquee.test/a.svg', width: 64, height: 64, alt: '' };
const link = (target: string) => ({ label: target, target });

function block<Name extends BlockName>(name: Name, content: BlockContents[Name]): StoredBlock {
  return { block: name, entryId: name, placement: {}, content } as StoredBlock;
}

function contentIn(rules: Partial<ResolvedRules>, stored: StoredBlock): unknown {
  return offeredBlock(stored, siteWithRules(rules)).block?.content;
}

const header = block('site-header', {
  logo: image,
  links: [link('/online-casino'), link('/live-casino-online'), link('/loyalty')],
  actions: [link('#login'), link('#signup')],
});
const noLive = { verticals: ['casino' as const] };

describe('links', () => {
  test('verticals: links to a lobby the market may not have are in no menu', () => {
    expect(contentIn(noLive, header)).toMatchObject({
      links: [{ target: '/online-casino' }, { target: '/loyalty' }],
    });
  });

  test('loyalty: links to the programme go with it', () => {
    expect(contentIn({ loyalty: false }, header)).toMatchObject({
      links: [{ target: '/online-casino' }, { target: '/live-casino-online' }],
    });
  });

  test('marketStatus: no button leads to the sign-up of a market that is not open', () => {
    expect(contentIn({ marketStatus: 'demo-only' }, header)).toMatchObject({
      actions: [{ target: '#login' }],
    });
  });

  test('a slide goes with the only page it leads to; other slides stay', () => {
    const slide = (title: string, target: string) => ({ title, image, callToAction: link(target) });
    const carousel = block('banner-carousel', {
      label: 'News',
      slides: [slide('Live', '/live-casino-online/roulette'), slide('Slots', '/online-casino')],
    });
    expect(contentIn(noLive, carousel)).toMatchObject({ slides: [{ title: 'Slots' }] });
  });

  test('a word in a text stays, its link does not', () => {
    const hyperlink = {
      nodeType: 'hyperlink',
      data: { uri: '/live-casino-online' },
      content: [{ nodeType: 'text', value: 'tables', marks: [], data: {} }],
    };
    const paragraph = block('formatted-text', {
      body: {
        nodeType: 'document',
        data: {},
        content: [{ nodeType: 'paragraph', data: {}, content: [hyperlink] }],
      },
    } as BlockContents['formatted-text']);
    const shown = JSON.stringify(contentIn(noLive, paragraph));
    expect(shown).toContain('tables');
    expect(shown).not.toContain('hyperlink');
  });

  test('GUARD-12 a player who may not claim bonuses by code has no link to the page for it', () => {
    const account = block('site-header', {
      logo: image,
      links: [link('/promotions'), link('/my-account/bonus-code')],
    } as BlockContents['site-header']);
    const access = accessOf({ flags: {}, accountStatus: 'REGISTERED', suspended: false, manualClaim: true });
    expect(blockOpenTo(account, siteWithRules(), access).block).toBe(account);
    expect(
      blockOpenTo(account, siteWithRules(), { ...access, allowManualClaim: false }).block?.content,
    ).toMatchObject({ links: [{ target: '/promotions' }] });
  });

  test('a slide goes with the promotion that its visitor does not see', () => {
    const slide = (title: string, target: string) => ({ title, image, callToAction: link(target) });
    const carousel = block('banner-carousel', {
      label: 'News',
      slides: [slide('Deal', '/promotions/casino/deal?from=home'), slide('Slots', '/online-casino')],
    });
    const site = siteWithRules();
    const closed = new Set(['/promotions/casino/deal']);
    expect(targetsOf(carousel.content)).toEqual(['/promotions/casino/deal?from=home', '/online-casino']);
    const left = blockWithout(carousel, site, closed).block;
    expect(left?.content).toMatchObject({ slides: [{ title: 'Slots' }] });
    expect(blockWithout(header, site, closed).block).toBe(header);
  });

  test('what loses nothing is the very same block', () => {
    expect(offeredBlock(header, siteWithRules()).block).toBe(header);
  });
});

describe('blocks', () => {
  const signUpBonus = block('sign-up-bonus', {
    title: 'Welcome',
    amount: '100 %',
    conditions: 'For adults.',
    termsLink: link('/bonus-terms'),
  } as BlockContents['sign-up-bonus']);
  const panel = (bonusCode?: string) =>
    block('sign-up-panel', {
      title: 'Join',
      callToAction: link('/about-us'),
      ...(bonusCode ? { bonusCode } : {}),
    } as BlockContents['sign-up-panel']);

  test('welcomeBonus: nothing offers a bonus for signing up', () => {
    expect(contentIn({}, signUpBonus)).toBeDefined();
    expect(contentIn({ welcomeBonus: false }, signUpBonus)).toBeUndefined();
    expect(contentIn({ welcomeBonus: false }, panel('HELLO'))).toBeUndefined();
    expect(contentIn({ welcomeBonus: false }, panel())).toBeDefined();
  });

  test('bonuses: no block offers or shows one', () => {
    expect(contentIn({ bonuses: false }, signUpBonus)).toBeUndefined();
    expect(contentIn({ bonuses: false }, block('active-bonus', { title: 'Bonus' } as never))).toBeUndefined();
  });

  test('loyalty: the levels of the programme are not shown', () => {
    expect(
      contentIn({ loyalty: false }, block('vip-tiers', { title: 'VIP', tiers: [] } as never)),
    ).toBeUndefined();
  });

  test('jackpotGames: no jackpots are shown', () => {
    expect(
      contentIn({ jackpotGames: false }, block('jackpot-ticker', { title: 'Jackpots' } as never)),
    ).toBeUndefined();
  });

  test('verticals: no live tables are shown where there is no live casino', () => {
    expect(contentIn(noLive, block('live-tables', { title: 'Tables' } as never))).toBeUndefined();
  });
});

describe('what decided it', () => {
  const conditionsOf = (rules: Partial<ResolvedRules>, stored: StoredBlock) => [
    ...offeredBlock(stored, siteWithRules(rules)).conditions,
  ];

  test('the setting by which a market does not have a block is named', () => {
    const ticker = block('jackpot-ticker', {} as BlockContents['jackpot-ticker']);
    expect(conditionsOf({ jackpotGames: false }, ticker)).toEqual([
      { name: 'setting', met: false, setting: 'rules.jackpotGames' },
    ]);
    expect(conditionsOf({ jackpotGames: true }, ticker)).toEqual([
      { name: 'setting', met: true, setting: 'rules.jackpotGames' },
    ]);
  });

  test('links that are left out are named with their setting, and whether the block is shown without them', () => {
    expect(conditionsOf({ loyalty: false }, header)).toEqual([
      { name: 'links', met: true, values: ['/loyalty'], setting: 'rules.loyalty' },
    ]);
  });
});
