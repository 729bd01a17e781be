import { createContext, useContext } from 'react';
import type { PresenceReply } from '../../../../schemas/generated/types';

/** Another person on the page. */
export type Present = PresenceReply['others'][number];

export const nobody: readonly Present[] = [];

const PresenceContext = createContext<readonly Present[]>(nobody);

export const PresenceProvider = PresenceContext.Provider;

/** All other people who have the page open. */
export function usePresent(): readonly Present[] {
  return useContext(PresenceContext);
}
