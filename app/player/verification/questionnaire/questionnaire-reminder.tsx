import { Button } from '../../../../ui/control/button';
import { ButtonLink } from '../../../../ui/control/button-link';
import { Modal } from '../../../../ui/layout/modal';
import { useSite } from '../../../../ui/site/site-context';
import { openDialog } from '../../dialog/open-dialog';
import { FormActions } from '../../forms/form-parts';
import { questionnairePath } from './questionnaire-path';

/** Shows the reminder of the questionnaire. @param onLater called when the player wants to answer later */
export function openQuestionnaireReminder(locale: string, onLater: () => void): Promise<void> {
  return openDialog(locale, ['app', 'verification'], (close) => (
    <Reminder
      onLater={() => {
        onLater();
        close();
      }}
    />
  ));
}

function Reminder({ onLater }: { onLater: () => void }) {
  const { t } = useSite();
  const target = questionnairePath;
  return (
    <Modal title={t('verification.questionnaire.reminderTitle')} onClose={onLater}>
      <p data-questionnaire="reminder">{t('verification.questionnaire.reminderText')}</p>
      <FormActions>
        <ButtonLink link={{ label: t('verification.questionnaire.reminderAnswer'), target, newTab: false }} />
        <Button emphasis="secondary" onClick={onLater}>
          {t('verification.questionnaire.reminderLater')}
        </Button>
      </FormActions>
    </Modal>
  );
}
