import { useRef } from 'react';
import buttons from '../../../../ui/control/button-link.module.css';
import { useSite } from '../../../../ui/site/site-context';
import { FormActions } from '../../forms/form-parts';
import { useReturned } from '../../frame-return/use-returned';
import { actedEvent } from '../../session/idle-watch';
import styles from '../verification.module.css';
import { UploadLink } from './identity-form';
import { identityResultPath, identityReturned } from './identity-paths';

/**
 * The provider's hosted page. It runs scripts, sends forms and uses the camera at its own origin; it opens no windows and leads the page
 * nowhere. Once it has led back, the page goes on to the result; without scripts a link does.
 */
export function IdentityFrame({ hostedUrl }: { hostedUrl: string }) {
  const { locale, t } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const result = `/${locale}${identityResultPath}`;
  useReturned(frame, identityReturned, () => location.assign(result));
  return (
    <>
      <p className={styles.guide}>{t('verification.identity.note')}</p>
      {/* React takes away the box: the frame itself may be gone already (leave-session.ts). */}
      <div className={styles.frameBox}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={hostedUrl}
          title={t('verification.identity.frame')}
          allow="camera"
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          // The page sees nothing of what the player does in the frame: each step counts against idleness.
          onLoad={() => window.dispatchEvent(new Event(actedEvent))}
        />
      </div>
      <FormActions>
        <a href={result} className={`${buttons.button} ${buttons.primary} ${buttons.medium}`}>
          {t('verification.identity.finished')}
        </a>
        <UploadLink />
      </FormActions>
    </>
  );
}
