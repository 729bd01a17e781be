import { useLocation } from '@remix-run/react';
import { createContext, useContext } from 'react';

const FormPath = createContext<string | undefined>(undefined);

/** For forms shown on another page: they still post to their own. */
export const FormPathProvider = FormPath.Provider;

/** The address that the forms of a page post to, without its query. */
export function useFormPath(): string {
  const { pathname } = useLocation();
  return useContext(FormPath) ?? pathname;
}
