import { Suspense, lazy, useEffect, useId, useRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { holdPlay } from '../../player/dialog/hold-play';
import { ArrowIcon } from '../stage/icons';
import type { StageGame } from '../stage/game-stage';
import styles from './game-menu.module.css';
import { InitialView } from './initial-view';
import { type InGameView, viewTitles } from './in-game-views';
import { BonusCodeView, RewardView } from './plain-views';

/** Opened by few players, and by no visitor: their cards and forms are loaded when they are. */
const BankingView = lazy(() => import('./banking-view').then((module) => ({ default: module.BankingView })));
const AccountView = lazy(() => import('./player-views').then((module) => ({ default: module.AccountView })));
const SettingsView = lazy(() =>
  import('./player-views').then((module) => ({ default: module.SettingsView })),
);
const ProtectionView = lazy(() =>
  import('./player-views').then((module) => ({ default: module.ProtectionView })),
);

interface GameMenuProps {
  view: InGameView;
  game: StageGame;
  onView: (view: InGameView) => void;
  onClose: () => void;
}

/** The panel over a game, which stays mounted and paused (GAME-34). The back gesture of phones closes it, like any dialog. */
export function GameMenu({ view, game, onView, onClose }: GameMenuProps) {
  const { t } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    let isGone = false;
    let letGo: (() => void) | undefined;
    void holdPlay('menu').then((release) => {
      if (isGone) return release();
      letGo = release;
      dialog.current?.showModal();
    });
    return () => {
      isGone = true;
      letGo?.();
    };
  }, []);
  useEffect(() => {
    // A view begins at its top, and its heading is what is read first.
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h2')?.focus();
  }, [view]);
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-labelledby={titleId}
      data-game-menu={view}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.heading}>
        {view !== 'initial' && (
          <button
            type="button"
            className={styles.button}
            aria-label={t('app.menu')}
            onClick={() => onView('initial')}
          >
            <ArrowIcon />
          </button>
        )}
        <h2 id={titleId} tabIndex={-1}>
          {t(viewTitles[view])}
        </h2>
        <button
          type="button"
          className={styles.button}
          aria-label={t('app.close')}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <div className={styles.view}>
        <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
          <View view={view} game={game} onView={onView} />
        </Suspense>
      </div>
    </dialog>
  );
}

function View({ view, game, onView }: Omit<GameMenuProps, 'onClose'>) {
  switch (view) {
    case 'initial':
      return <InitialView game={game} onView={onView} />;
    case 'myAccount':
      return <AccountView />;
    case 'reward':
      return <RewardView />;
    case 'settings':
      return <SettingsView />;
    case 'responsibleGambling':
      return <ProtectionView />;
    case 'banking':
      return <BankingView />;
    case 'bonusCode':
      return <BonusCodeView />;
  }
}
