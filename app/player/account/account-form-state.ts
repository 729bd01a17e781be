/** Error codes by field; those of the form as a whole under the empty name. */
export type BackendErrors = Record<string, string[] | null>;

/** State of an account form beside what is typed into it (ACCT-03). */
export interface AccountFormState {
  /** An answer is awaited. */
  loader: boolean;
  backendErrors: BackendErrors;
}

export type AccountFormEvent =
  { type: 'request' } | { type: 'success' } | { type: 'error'; errors: BackendErrors };

export const accountFormStart: AccountFormState = { loader: false, backendErrors: {} };

/** One step of an address, password, province or similar form. */
export function accountFormStep(state: AccountFormState, event: AccountFormEvent): AccountFormState {
  switch (event.type) {
    case 'request':
      return { ...state, loader: true };
    case 'success':
      return accountFormStart;
    case 'error':
      return { loader: false, backendErrors: event.errors };
  }
}
