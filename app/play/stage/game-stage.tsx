import {
  type CSSProperties,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { GameCardLive } from '../../../schemas/generated/types';
import { showToast } from '../../../ui/notice/toast';
import { Picture } from '../../../ui/picture/picture';
import { useSite } from '../../../ui/site/site-context';
import { DepositOverGame } from '../deposit/deposit-over-game';
import { useDeposit } from '../deposit/use-deposit';
import type { LaunchPlan } from '../launch/launch-plan';
import { isLackOfMoney, leavesDeposit } from '../launch/launch-problem';
import { GameMenu } from '../views/game-menu';
import type { InGameView } from '../views/in-game-views';
import { GameBar } from './game-bar';
import { GameFrame } from './game-frame';
import styles from './game-stage.module.css';
import { Offer, ProblemNotice } from './offer';
import { initialBar, nextBar } from './bar-state';
import { initialStage, nextStage } from './stage-state';
import { useBridge } from './use-bridge';
import { useFullScreen } from './use-full-screen';
import { type LaunchAnswer, useLaunch } from './use-launch';

export interface StageGame {
  card: Pick<GameCardLive, 'gameId' | 'name' | 'provider' | 'square' | 'tint'>;
  lobbyHref: string;
  /** The only origin allowed for the frame and its messages. */
  origin: string;
  /** Below the locale. */
  path: string;
  /** Address of the deposit page; undefined if the player may not deposit. */
  depositHref: string | undefined;
  related: readonly Pick<GameCardLive, 'gameId' | 'name' | 'href' | 'square' | 'tint'>[];
}

interface GameStageProps {
  game: StageGame;
  plan: LaunchPlan;
  metadata: { title: string; description?: string };
  /** The result of a form that was posted without JavaScript. */
  answered: LaunchAnswer | undefined;
}

/** Loaded after a real-money game is ready, so as not to delay it. */
const WageringNotice = lazy(() =>
  import('./wagering-notice').then((module) => ({ default: module.WageringNotice })),
);

const artWidths = [320, 480, 720] as const;

/** A game with its bar, loading state, error and menu. */
export function GameStage({ game, plan, metadata, answered }: GameStageProps) {
  const { card, lobbyHref, origin, depositHref } = game;
  const { authorized, channel, t } = useSite();
  const isPhone = channel === 'mobile';
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(nextStage, answered, initialStage);
  const [bar, updateBar] = useReducer(
    nextBar,
    { gameTitle: card.name, gameId: card.gameId, providerTitle: card.provider, metadata },
    (known) => initialBar(known, isPhone),
  );
  const [view, setView] = useState<InGameView>();
  const reportFullScreen = useCallback(
    (next: boolean) => updateBar({ type: 'full screen', isFullScreen: next }),
    [],
  );
  const { isFullScreen, toggle } = useFullScreen(reportFullScreen);
  const launch = useLaunch(dispatch);
  const { isHydrated } = launch;

  const launched = state.status === 'ERROR' ? undefined : state.game;
  const isOffered =
    depositHref !== undefined &&
    launched?.mode !== 'demo' &&
    (state.status !== 'ERROR' || leavesDeposit(state.code));
  const { step, open, ...deposit } = useDeposit(authorized, isOffered);
  const depositOffer = isOffered
    ? {
        href: depositHref,
        open() {
          setView(undefined);
          open();
        },
      }
    : undefined;
  useBridge(launched, origin, frame, {
    onReady: () => dispatch({ type: 'ready' }),
    onFailure: (code) => dispatch({ type: 'failed', code }),
    onWarning: (code) =>
      showToast({
        kind: 'error',
        value: t(isLackOfMoney(code) ? 'play.error.funds' : 'play.warning'),
        closeLabel: t('app.close'),
      }),
    onGo(to) {
      if (to === 'lobby') location.assign(lobbyHref);
      else if (to === 'deposit' && depositOffer) depositOffer.open();
      else setView('banking');
    },
  });

  const { status } = state;
  useEffect(() => updateBar({ type: status === 'GAME' ? 'playing' : 'stopped' }), [status]);

  const begin = launch.begin;
  const opensItself = !answered && plan.kind === 'start' ? plan.mode : undefined;
  useEffect(() => {
    if (opensItself) begin(opensItself);
    else if (!answered && plan.kind === 'sign-in') location.hash = '#login';
  }, [opensItself, answered, plan.kind, begin]);

  const isVeiled = state.status === 'LOADING';
  return (
    <section
      className={styles.stage}
      aria-label={t('play.header')}
      data-stage
      data-phone={isPhone || undefined}
      data-status={state.status}
      data-game={card.gameId}
      style={{ '--tint': card.tint } as CSSProperties}
    >
      <GameBar
        bar={bar}
        lobbyHref={lobbyHref}
        isFullScreen={isFullScreen}
        isForFun={launched?.mode === 'demo'}
        deposit={depositOffer}
        onFullScreen={toggle}
        onMenu={() => setView('initial')}
        onBalance={() => setView('banking')}
      />
      {state.status === 'GAME' && state.game.mode === 'real' && (
        <Suspense fallback={null}>
          <WageringNotice gameId={card.gameId} />
        </Suspense>
      )}
      <div className={styles.room}>
        <div className={styles.shape}>
          {launched && <GameFrame ref={frame} game={launched} name={card.name} />}
          {state.status === 'LOADING' && launched?.mode !== undefined && isHydrated && (
            <p className={styles.veil} role="status">
              {t('play.loading')}
            </p>
          )}
          {!launched && (
            <div className={styles.poster}>
              <Picture
                image={card.square}
                sizes="240px"
                widths={artWidths}
                className={styles.art}
                decorative
                early
              />
              {state.status === 'ERROR' ? (
                <ProblemNotice
                  code={state.code}
                  deposit={depositOffer}
                  lobbyHref={lobbyHref}
                  onAgain={() => launch.again()}
                  mode={plan.kind === 'start' ? plan.mode : 'demo'}
                />
              ) : (
                <Offer
                  plan={plan}
                  deposit={depositOffer}
                  isLoading={isVeiled && launch.isBusy}
                  lobbyHref={lobbyHref}
                  onLaunch={begin}
                />
              )}
            </div>
          )}
        </div>
      </div>
      {view && (
        <GameMenu
          view={view}
          game={game}
          deposit={depositOffer}
          onView={setView}
          onClose={() => setView(undefined)}
        />
      )}
      {step && (
        <DepositOverGame
          href={depositHref ?? lobbyHref}
          game={game.path}
          step={step}
          onStep={deposit.show}
          onOver={deposit.forget}
          onClose={(hasSettled) => {
            deposit.close();
            if (hasSettled && !launched) launch.again('real');
          }}
        />
      )}
    </section>
  );
}
