import type { PlayerAnswer } from '../../../schemas/generated/types';

/**
 * State of the document prompt (KYC-16): `inactive` if none are requested or they are postponed, `notify` before the
 * deadline, `terminated` after it, `closed` until the next page, `uploaded` during review.
 */
export type PromptState = 'inactive' | 'notify' | 'uploaded' | 'closed' | 'terminated';

interface PromptFacts extends Pick<PlayerAnswer, 'documents' | 'documentPrompt'> {
  /** Keys of the postponed prompts. */
  later: readonly string[];
  /** Whether the player has closed it on this page. */
  isClosed: boolean;
}

/** The state of the prompt on a page. */
export function promptState({ documents, documentPrompt, later, isClosed }: PromptFacts): PromptState {
  if (!documentPrompt) return documents === 'UPLOADED' ? 'uploaded' : 'inactive';
  if (later.includes(documentPrompt.key)) return 'inactive';
  if (isClosed) return 'closed';
  return documentPrompt.daysLeft === 0 ? 'terminated' : 'notify';
}

/** Duplicated from account-navigation.ts, whose texts every page would otherwise load. */
export const verificationPath = '/my-account/account/verification';

/** Pages that list the missing documents themselves, and help pages that must not be obstructed. */
const quietPaths = [
  verificationPath,
  '/my-account/banking/deposit',
  '/my-account/banking/withdraw',
  '/my-account/gambling-limits',
];

/** Whether a page shows the prompt: only account pages do. @param path below the locale */
export function isPromptPage(path: string): boolean {
  return path.startsWith('/my-account/') && !quietPaths.some((quiet) => path.startsWith(quiet));
}
