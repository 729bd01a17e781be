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
 * The provider's hosted page. It runs scripts, submits forms and uses the camera at its own origin, but cannot open
 * windows or navigate the page. After its return the page continues to the result; without JavaScript by a link.
 */
export function IdentityFrame({ hostedUrl }: { hostedUrl: string }) {
  const { locale, t } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const result = `/${locale}${identityResultPath}`;
  useReturned(frame, identityReturned, () => location.assign(result));
  return (
    <>
      <p className={styles.guide}>{t('verification.identity.note')}</p>
      {/* React removes the wrapper: the frame itself may already be gone (leave-session.ts). */}
      <div className={styles.frameBox}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={hostedUrl}
          title={t('verification.identity.frame')}
          allow="camera"
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          // Actions inside the frame are invisible to the page: each navigation in it counts as activity.
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
