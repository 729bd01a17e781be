import { useEffect, useState } from 'react';
import type { PlayerAnswer } from '../../../schemas/generated/types';
import { inPlace } from '../../../ui/control/in-place';
import { formatMoney } from '../../../ui/format/money';
import { showToast } from '../../../ui/notice/toast';
import { useSite } from '../../../ui/site/site-context';
import { withPageChannel } from '../../player/channel/with-page-channel';
import type { PlayerView } from '../../player/channel/player-channel';
import { sendForm } from '../../player/forms/send-form';
import type { DepositOffer } from '../deposit/use-deposit';
import type { BarState } from './bar-state';
import styles from './game-bar.module.css';
import { ArrowIcon, DepositIcon, FullScreenIcon, MenuIcon, StarIcon } from './icons';

interface GameBarProps {
  bar: BarState;
  lobbyHref: string;
  isFullScreen: boolean;
  isForFun: boolean;
  /** Undefined if deposits are not possible. */
  deposit: DepositOffer | undefined;
  onFullScreen: () => void;
  onMenu: () => void;
  onBalance: () => void;
}

/** The bar above a game: back link, name, balance and actions (GAME-27). */
export function GameBar({
  bar,
  lobbyHref,
  isFullScreen,
  isForFun,
  deposit,
  onFullScreen,
  onMenu,
  onBalance,
}: GameBarProps) {
  const { authorized, t } = useSite();
  const player = usePlayer();
  return (
    <header className={styles.bar} data-game-bar data-header={bar.headerVisibility ? undefined : 'hidden'}>
      <a href={lobbyHref} className={styles.button} aria-label={t('play.back')}>
        <ArrowIcon />
      </a>
      <p className={styles.name}>
        <strong>{bar.gameTitle}</strong>
        <span>{t('game.by', { provider: bar.providerTitle })}</span>
      </p>
      {bar.showSwipeText && (
        <button
          type="button"
          className={styles.swipe}
          data-swipe
          onClick={onFullScreen}
          onTouchEnd={(event) => {
            // The swipe already triggers the action: a click event would follow and undo it.
            event.preventDefault();
            onFullScreen();
          }}
        >
          {t('play.swipe')}
        </button>
      )}
      {isForFun && <p className={styles.fun}>{t('play.forFun')}</p>}
      {authorized && (
        <button type="button" className={styles.balance} onClick={onBalance}>
          <span className="visually-hidden">{t('play.balance')}: </span>
          <span data-game-balance>{player ? <Amount {...player} /> : '–'}</span>
        </button>
      )}
      {deposit && (
        <a
          href={deposit.href}
          className={styles.deposit}
          aria-haspopup="dialog"
          data-deposit
          onClick={inPlace(deposit.open)}
        >
          <DepositIcon />
          <span>{t('account.pages.deposit')}</span>
        </a>
      )}
      {authorized && <Star gameId={bar.gameId} favourites={player?.player?.favourites} />}
      <button
        type="button"
        className={`${styles.button} ${styles.wide}`}
        aria-pressed={isFullScreen}
        aria-label={t(isFullScreen ? 'play.leaveFullScreen' : 'play.fullScreen')}
        onClick={onFullScreen}
      >
        <FullScreenIcon />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('play.menu')}
        onClick={onMenu}
      >
        <MenuIcon />
      </button>
    </header>
  );
}

function Amount({ player, balance }: PlayerView) {
  const { tag } = useSite();
  if (!player) return '–';
  const { currency, display } = player;
  const total = balance.amounts?.totalBalance ?? (balance.status === 'success' ? 0 : undefined);
  if (total === undefined) return '–';
  return formatMoney(total, currency, { tag, displays: { [currency]: display }, decimals: true });
}

/** The player's data, updated by pushes. */
function usePlayer(): PlayerView | undefined {
  const [view, setView] = useState<PlayerView>();
  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const cancel = withPageChannel((channel) => {
      unsubscribe = channel.subscribe(setView);
    });
    return () => {
      cancel();
      unsubscribe?.();
    };
  }, []);
  return view;
}

/** Button that marks the game as a favourite or removes the mark. */
function Star({
  gameId,
  favourites,
}: {
  gameId: string;
  favourites: PlayerAnswer['favourites'] | undefined;
}) {
  const { locale, t } = useSite();
  const [own, setOwn] = useState<boolean>();
  const isStarred = own ?? favourites?.includes(gameId) ?? false;

  async function press(): Promise<void> {
    if (!favourites) return;
    setOwn(!isStarred);
    const reply = await sendForm(`/api/favourites?locale=${locale}`, {
      gameId,
      favourite: String(!isStarred),
    });
    if (reply.kind === 'answer') return;
    setOwn(isStarred);
    showToast({ kind: 'error', value: t('myGames.changeFailed'), closeLabel: t('app.close') });
  }

  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isStarred}
      aria-label={t('play.star')}
      onClick={() => void press()}
    >
      <StarIcon isFilled={isStarred} />
    </button>
  );
}
