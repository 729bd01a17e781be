import { createContext, useContext } from 'react';

const WhyContext = createContext<() => void>(() => undefined);

export const WhyProvider = WhyContext.Provider;

/** Opens the explanation of the selected block, or of the page when none is selected. */
export function useExplain(): () => void {
  return useContext(WhyContext);
}
