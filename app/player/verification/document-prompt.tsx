import { Button } from '../../../ui/control/button';
import { ButtonLink } from '../../../ui/control/button-link';
import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { tabPaths } from '../account/account-navigation';
import { openDialog } from '../dialog/open-dialog';
import { FormActions } from '../forms/form-parts';

/**
 * Dialog that asks for documents (KYC-16).
 * @param daysLeft whole days left; 0 after the deadline, when they can no longer be postponed; null without a
 *   deadline
 * @param onLater called when the player postpones them
 */
export function openDocumentPrompt(
  locale: string,
  daysLeft: number | null,
  onLater: () => void,
): Promise<void> {
  return openDialog(locale, ['app', 'verification', 'accountBlocks'], (close) => (
    <Prompt
      daysLeft={daysLeft}
      onClose={close}
      onLater={() => {
        onLater();
        close();
      }}
    />
  ));
}

interface PromptProps {
  daysLeft: number | null;
  onClose: () => void;
  onLater: () => void;
}

function Prompt({ daysLeft, onClose, onLater }: PromptProps) {
  const { t } = useSite();
  const isOver = daysLeft === 0;
  return (
    <Modal title={t('verification.prompt.title')} onClose={onClose}>
      <p data-prompt={isOver ? 'terminated' : 'notify'}>
        {t(isOver ? 'verification.prompt.expired' : 'verification.state.wanted')}
      </p>
      {!isOver && daysLeft !== null && <p>{t('accountBlocks.verification.daysLeft', { count: daysLeft })}</p>}
      <FormActions>
        <ButtonLink
          link={{ label: t('verification.prompt.send'), target: tabPaths.verification, newTab: false }}
        />
        {!isOver && (
          <Button emphasis="secondary" onClick={onLater}>
            {t('verification.prompt.later')}
          </Button>
        )}
      </FormActions>
    </Modal>
  );
}
