import { useLocation } from '@remix-run/react';
import { createContext, useContext } from 'react';

const FormPath = createContext<string | undefined>(undefined);

/** Shows the forms of one page on another: they still post to their own. */
export const FormPathProvider = FormPath.Provider;

/** The address that the forms of a page post to, without its query. */
export function useFormPath(): string {
  const { pathname } = useLocation();
  return useContext(FormPath) ?? pathname;
}
