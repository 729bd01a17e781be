import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/control/button';
import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { FormActions } from '../forms/form-parts';
import { secondsText } from './seconds-text';

/** The countdown before an idle player is signed out. */
export interface IdleDialog {
  /** @param leftMs milliseconds until then */
  show(leftMs: number): void;
  close(): void;
}

interface IdleAnswers {
  stay: () => void;
  signOut: () => void;
}

/** Shows a dialog that asks whether the player is still there. */
export async function openIdleDialog(locale: string, answers: IdleAnswers): Promise<IdleDialog> {
  let closeDialog = () => {};
  const left = createLeft();
  await openDialog(locale, ['app', 'session'], (close) => {
    closeDialog = close;
    return <IdleCountdown left={left} {...answers} />;
  });
  return { show: left.set, close: () => closeDialog() };
}

/** Milliseconds left, set by the watch and shown by the dialog. */
function createLeft() {
  let value: number | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: number) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function IdleCountdown({ left, stay, signOut }: IdleAnswers & { left: ReturnType<typeof createLeft> }) {
  const { tag, t } = useSite();
  const leftMs = useSyncExternalStore(left.subscribe, left.get);
  const [announced] = useState(() => t('session.idle.text'));
  return (
    <Modal title={t('session.idle.title')} onClose={stay}>
      <p role="alert">{announced}</p>
      {/* Without a live region, which would be announced every second. */}
      <p role="timer" data-idle-left>
        {leftMs === undefined ? '' : secondsText(leftMs, tag)}
      </p>
      <FormActions>
        <Button size="large" onClick={stay}>
          {t('session.idle.stay')}
        </Button>
        <Button size="large" emphasis="secondary" onClick={signOut}>
          {t('session.idle.signOut')}
        </Button>
      </FormActions>
    </Modal>
  );
}
