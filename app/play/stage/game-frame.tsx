import { forwardRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import styles from './game-stage.module.css';
import type { LaunchedGame } from './stage-state';

/**
 * The frame of a game. It has another origin and cannot access the page; it may not open windows, submit forms or
 * navigate the page.
 */
export const GameFrame = forwardRef<HTMLIFrameElement, { game: LaunchedGame; name: string }>(
  function GameFrame({ game, name }, ref) {
    const { t } = useSite();
    return (
      // React removes the wrapper: the frame itself may already be gone (leave-session.ts).
      <div className={styles.box}>
        <iframe
          ref={ref}
          key={game.url}
          className={styles.frame}
          src={game.url}
          title={t('play.frame', { name })}
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay"
          referrerPolicy="no-referrer"
        />
      </div>
    );
  },
);
