import type { GameCardLive } from '../../schemas/generated/types';

/** A game with every part, for the template from which the browser makes more tiles (`fillTile`). @param currency any that the site can write */
export const specimenGame = (currency: string): GameCardLive => ({
  gameId: 'specimen',
  name: 'specimen',
  href: '/',
  square: { url: 'https://specimen.invalid/', width: 1, height: 1, alt: '' },
  tint: '#000000',
  provider: 'specimen',
  badges: ['new'],
  jackpot: { amount: 0, currency },
  table: { tableId: 'specimen', open: true, seats: 0, seatsTaken: 0, min: 0, max: 0, currency },
  restricted: true,
  overlay: true,
});
