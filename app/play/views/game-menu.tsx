import { Suspense, lazy, useEffect, useId } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { ArrowIcon } from '../stage/icons';
import type { DepositOffer } from '../deposit/use-deposit';
import type { StageGame } from '../stage/game-stage';
import headingStyles from './dialog-heading.module.css';
import styles from './game-menu.module.css';
import { InitialView } from './initial-view';
import { type InGameView, viewTitles } from './in-game-views';
import { useDialogOverGame } from './use-dialog-over-game';

/** Loaded when opened: few players use them, and visitors cannot. */
const BankingView = lazy(() => import('./banking-view').then((module) => ({ default: module.BankingView })));
const AccountView = lazy(() => import('./player-views').then((module) => ({ default: module.AccountView })));
const SettingsView = lazy(() =>
  import('./player-views').then((module) => ({ default: module.SettingsView })),
);
const RewardView = lazy(() => import('./reward-views').then((module) => ({ default: module.RewardView })));
const BonusCodeView = lazy(() =>
  import('./reward-views').then((module) => ({ default: module.BonusCodeView })),
);
const ProtectionView = lazy(() =>
  import('./player-views').then((module) => ({ default: module.ProtectionView })),
);

interface GameMenuProps {
  view: InGameView;
  game: StageGame;
  /** Undefined if deposits are not possible. */
  deposit: DepositOffer | undefined;
  onView: (view: InGameView) => void;
  onClose: () => void;
}

/** The panel over a game, which remains mounted and paused (GAME-34). The back gesture of phones closes it, like any dialog. */
export function GameMenu({ view, game, deposit, onView, onClose }: GameMenuProps) {
  const { t } = useSite();
  const dialog = useDialogOverGame('menu');
  const titleId = useId();
  useEffect(() => {
    // Each view starts scrolled to its top, with the focus on its heading.
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h2')?.focus();
  }, [dialog, view]);
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
      <div className={headingStyles.heading}>
        {view !== 'initial' && (
          <button
            type="button"
            className={headingStyles.button}
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
          className={headingStyles.button}
          aria-label={t('app.close')}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <div className={styles.view}>
        <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
          <View view={view} game={game} deposit={deposit} onView={onView} />
        </Suspense>
      </div>
    </dialog>
  );
}

function View({ view, game, deposit, onView }: Omit<GameMenuProps, 'onClose'>) {
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
      return <BankingView deposit={deposit} />;
    case 'bonusCode':
      return <BonusCodeView />;
  }
}
