import { useRevalidator } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { DepositChoices, StartedPayment } from './deposit-form';

/** A place that shows the steps of a deposit over something else, and leaves none of them to the address. */
export interface DepositPlace {
  /** Shows the form with these choices. */
  show: (choices: DepositChoices) => void;
  /** A payment was begun. */
  onStarted: (payment: StartedPayment) => void;
  /** The session has ended. */
  onSignedOut: () => void;
  close: () => void;
  /** Reads again what is shown. */
  reload: () => void;
  isReloading: boolean;
}

const PlaceContext = createContext<DepositPlace | undefined>(undefined);

export const DepositPlaceProvider = PlaceContext.Provider;

/** Undefined on the pages of a deposit themselves. */
export function useDepositPlace(): DepositPlace | undefined {
  return useContext(PlaceContext);
}

/** Reads the permission or the payment again: on a page with its loaders, over a game in place. */
export function useReload(): { reload: () => void; isReloading: boolean } {
  const { revalidate, state } = useRevalidator();
  return useDepositPlace() ?? { reload: revalidate, isReloading: state === 'loading' };
}
