import { useRevalidator } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { DepositChoices, StartedPayment } from './deposit-form';

/** A dialog that shows the steps of a deposit without navigating. */
export interface DepositPlace {
  /** Shows the form with these choices. */
  show: (choices: DepositChoices) => void;
  /** A payment was started. */
  onStarted: (payment: StartedPayment) => void;
  /** The session has ended. */
  onSignedOut: () => void;
  close: () => void;
  /** Loads the shown data again. */
  reload: () => void;
  isReloading: boolean;
}

const PlaceContext = createContext<DepositPlace | undefined>(undefined);

export const DepositPlaceProvider = PlaceContext.Provider;

/** Undefined on the deposit pages themselves. */
export function useDepositPlace(): DepositPlace | undefined {
  return useContext(PlaceContext);
}

/** Loads the permission or the payment again: by the page's loaders, or within the dialog over a game. */
export function useReload(): { reload: () => void; isReloading: boolean } {
  const { revalidate, state } = useRevalidator();
  return useDepositPlace() ?? { reload: revalidate, isReloading: state === 'loading' };
}
