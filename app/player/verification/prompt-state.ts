import type { PlayerAnswer } from '../../../schemas/generated/types';

/**
 * The prompt for documents (KYC-16): `inactive` when none are requested or they are sent later, `notify` while there is time, `terminated`
 * once it has run out, `closed` until the next page, `uploaded` while they are checked.
 */
export type PromptState = 'inactive' | 'notify' | 'uploaded' | 'closed' | 'terminated';

interface PromptFacts extends Pick<PlayerAnswer, 'documents' | 'documentPrompt'> {
  /** Keys of the prompts that were put off. */
  later: readonly string[];
  /** The player has closed it on this page. */
  isClosed: boolean;
}

/** The state of the prompt on a page. */
export function promptState({ documents, documentPrompt, later, isClosed }: PromptFacts): PromptState {
  if (!documentPrompt) return documents === 'UPLOADED' ? 'uploaded' : 'inactive';
  if (later.includes(documentPrompt.key)) return 'inactive';
  if (isClosed) return 'closed';
  return documentPrompt.daysLeft === 0 ? 'terminated' : 'notify';
}

/** As in account-navigation.ts, whose texts every page would load otherwise. */
export const verificationPath = '/my-account/account/verification';

/** Pages that say themselves which documents are missing, and those a player in need must reach unhindered. */
const quietPaths = [
  verificationPath,
  '/my-account/banking/deposit',
  '/my-account/banking/withdraw',
  '/my-account/gambling-limits',
];

/** Whether the prompt is for a page: those of the account alone. @param path below the locale */
export function isPromptPage(path: string): boolean {
  return path.startsWith('/my-account/') && !quietPaths.some((quiet) => path.startsWith(quiet));
}
