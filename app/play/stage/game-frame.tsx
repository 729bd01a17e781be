import { forwardRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import styles from './game-stage.module.css';
import type { LaunchedGame } from './stage-state';

/**
 * The frame of a game. It is of another origin and cannot reach the page; it opens no windows, sends no forms and leads the page nowhere.
 */
export const GameFrame = forwardRef<HTMLIFrameElement, { game: LaunchedGame; name: string }>(
  function GameFrame({ game, name }, ref) {
    const { t } = useSite();
    return (
      // React takes away the box: the frame itself may be gone already (leave-session.ts).
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
