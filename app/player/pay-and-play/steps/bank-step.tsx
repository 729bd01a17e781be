import { useEffect, useRef, useState } from 'react';
import buttonStyles from '../../../../ui/control/button-link.module.css';
import { isRecord } from '../../../../schemas/is-record';
import { useSite } from '../../../../ui/site/site-context';
import { actedEvent } from '../../session/idle-watch';
import type { PayAndPlayFlow } from '../pay-and-play-flow';
import { returnedIn, returnedMessage } from '../pay-and-play.island';
import type { ReturnedQuery } from '../pay-and-play-view';
import { RestartButton } from './step-button';
import styles from '../pay-and-play.module.css';

/**
 * Bank's page in a frame (PNP-10). The sandbox allows scripts, forms and its own origin, but no windows and no navigation of the page.
 * On return, the site's page in the frame posts the parameters. Without scripts a link leads to the bank.
 */
export function BankStep({
  flow,
  iframeUrl,
  onReturned,
}: {
  flow: PayAndPlayFlow;
  iframeUrl: string;
  onReturned: (returned: ReturnedQuery) => void;
}) {
  const { t } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const latest = useRef(onReturned);
  latest.current = onReturned;
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return;
      if (!isRecord(data) || data['name'] !== returnedMessage) return;
      const { search } = data;
      const returned = typeof search === 'string' ? returnedIn(new URLSearchParams(search)) : undefined;
      if (returned) latest.current(returned);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  const { button, primary, large } = buttonStyles;
  return (
    <>
      {hasScript ? (
        <>
          <p className={styles.plain}>{t('payAndPlay.frameNote')}</p>
          <div className={styles.box}>
            <iframe
              ref={frame}
              className={styles.frame}
              src={iframeUrl}
              title={t('payAndPlay.frame')}
              sandbox="allow-scripts allow-forms allow-same-origin"
              referrerPolicy="no-referrer"
              // Activity inside the frame is invisible to the page, so each page load in it counts as activity.
              onLoad={() => window.dispatchEvent(new Event(actedEvent))}
            />
          </div>
        </>
      ) : (
        <a className={`${button} ${primary} ${large}`} href={iframeUrl}>
          {t('payAndPlay.toBank')}
        </a>
      )}
      <RestartButton flow={flow}>{t('payAndPlay.otherAmount')}</RestartButton>
    </>
  );
}
