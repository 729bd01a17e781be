import { withPageChannel } from '../channel/with-page-channel';
import { isReminderDue, putOff, readLater } from './later-list';
import { isPromptPage, type PromptState, promptState, verificationPath } from './prompt-state';

export interface VerificationReminderProps {
  locale: string;
}

/** States in which the prompt is open. */
const openStates: readonly PromptState[] = ['notify', 'terminated'];

/** Reminds a player of a questionnaire (KYC-24, KYC-25) or documents (KYC-16) that are due, once per page. */
export function mount(_element: HTMLElement, { locale }: VerificationReminderProps): void {
  let isShown = false;
  withPageChannel((channel) =>
    channel.subscribe(({ player }) => {
      const path = location.pathname.slice(locale.length + 1);
      if (!player || path.startsWith(verificationPath)) return;
      const { questionnaire, documentPrompt } = player;
      const later = readLater();
      if (!isShown && isReminderDue(questionnaire, later)) {
        isShown = true;
        void remind(locale, questionnaire);
        return;
      }
      const state = promptState({ ...player, later, isClosed: isShown });
      if (!documentPrompt || !isPromptPage(path) || !openStates.includes(state)) return;
      isShown = true;
      void ask(locale, documentPrompt);
    }),
  );
}

async function remind(locale: string, name: string): Promise<void> {
  const { openQuestionnaireReminder } = await import('./questionnaire/questionnaire-reminder');
  await openQuestionnaireReminder(locale, () => putOff(name)).catch(() => undefined);
}

async function ask(
  locale: string,
  { key, daysLeft }: { key: string; daysLeft: number | null },
): Promise<void> {
  const { openDocumentPrompt } = await import('./document-prompt');
  await openDocumentPrompt(locale, daysLeft, () => putOff(key)).catch(() => undefined);
}
