import { tabPaths } from '../../account/account-navigation';
import { gameIn, paymentPath } from './deposit-form';

/** Where a deposit was started, which determines the provider's return address. */
interface DepositOrigin {
  /** Path of the game, below the locale. */
  game: string | undefined;
  /** Whether it was started in a dialog over the game. */
  isOverGame: boolean;
  /** Whether the hosted page is in a frame of that dialog. */
  isFramed: boolean;
}

/** The return address for a provider, below the locale; the provider appends the payment. */
export function returnPath({ game, isOverGame, isFramed }: DepositOrigin): string {
  const query = new URLSearchParams();
  if (isFramed) query.set('frame', 'true');
  else if (game !== undefined) query.set('game', game);
  if (isOverGame && !isFramed) query.set('dialog', 'true');
  return `${tabPaths.deposit}/result${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Posted by the framed page after the provider's redirect. */
export const returnedMessage = 'payment returned';

/** Whether the browser returns within a frame, whose request has no session. */
export const isFramedReturn = (query: URLSearchParams): boolean => query.get('frame') === 'true';

/** The page that continues a payment, below the locale: its own, or the game with the dialog over it. */
export function pathAfter(query: URLSearchParams, paymentId: string): string {
  const game = gameIn(query);
  return game !== undefined && query.get('dialog') === 'true'
    ? game + depositFragment(paymentId)
    : paymentPath(paymentId, game);
}

/** Fragment of a game's address while the deposit dialog is over it. */
export function depositFragment(paymentId?: string): string {
  return paymentId === undefined ? '#deposit' : `#deposit=${paymentId}`;
}

const fragmentPattern = /^#deposit(?:=([0-9a-f-]{36}))?$/;

/** Reads the dialog's state from an address; undefined if it is not open. */
export function readDepositFragment(hash: string): { paymentId?: string } | undefined {
  const match = fragmentPattern.exec(hash);
  if (!match) return undefined;
  return match[1] === undefined ? {} : { paymentId: match[1] };
}
