import { withPageChannel } from '../channel/with-page-channel';
import { isReminderDue, putOff, readLater } from './later-list';

export interface QuestionnaireReminderProps {
  locale: string;
}

/** Reminds a player of the questionnaire that is due (KYC-24, KYC-25), once on a page. */
export function mount(_element: HTMLElement, { locale }: QuestionnaireReminderProps): void {
  let isShown = false;
  withPageChannel((channel) =>
    channel.subscribe(({ player }) => {
      const name = player?.questionnaire;
      const isThere = location.pathname.includes('/my-account/account/verification');
      if (isShown || isThere || !isReminderDue(name, readLater())) return;
      isShown = true;
      void remind(locale, name);
    }),
  );
}

async function remind(locale: string, name: string): Promise<void> {
  const { openQuestionnaireReminder } = await import('./questionnaire-reminder');
  await openQuestionnaireReminder(locale, () => putOff(name)).catch(() => undefined);
}
