/** The promotions every brand has a picture for. */
export const PROMOTIONS = [
  'welcome',
  'reload',
  'free-spins',
  'cashback',
  'live-cashback',
  'roulette-night',
  'blackjack-boost',
  'slot-race',
  'jackpot-friday',
  'refer',
  'birthday',
  'weekend',
  'drops',
  'vip-gift',
] as const;
export type Promotion = (typeof PROMOTIONS)[number];

/** The subjects of the six hero scenes, in order. */
export const SCENES = ['welcome', 'live casino', 'jackpots', 'tournament', 'VIP', 'season'] as const;
