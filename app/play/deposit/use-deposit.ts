import { useCallback, useEffect, useRef, useState } from 'react';
import type { DepositChoices } from '../../player/cashier/deposit/deposit-form';
import { depositFragment, readDepositFragment } from '../../player/cashier/deposit/payment-return';

/** Where the dialog is: at the form, or at a payment, whose hosted page is in a frame until it leads back. */
export type DepositStep =
  | { paymentId?: never; choices: DepositChoices }
  | {
      paymentId: string;
      hostedUrl?: string;
      /** The frame was closed for want of use (WALLET-56). */
      isIdle?: true;
    };

/** The way to a deposit from the game. */
export interface DepositOffer {
  /** Of the deposit page, for visitors without a script. */
  href: string;
  open: () => void;
}

const form: DepositStep = { choices: {} };

/**
 * The deposit dialog over a game. The address has its state as a fragment, so that back closes it and a reload opens it at the same
 * payment. A payment that was left unfinished is shown again when the dialog is opened the next time.
 *
 * @param canFollow the page is that of a player
 * @param canBegin the player may pay in here
 */
export function useDeposit(canFollow: boolean, canBegin: boolean) {
  const [step, setStep] = useState<DepositStep>();
  const unfinished = useRef<DepositStep>();

  useEffect(() => {
    const followAddress = () => {
      const named = readDepositFragment(location.hash);
      setStep((current) => {
        if (!named || !canFollow) return undefined;
        const { paymentId } = named;
        if (current && current.paymentId === paymentId) return current;
        if (paymentId !== undefined) return { paymentId };
        return canBegin ? form : undefined;
      });
    };
    followAddress();
    window.addEventListener('hashchange', followAddress);
    window.addEventListener('popstate', followAddress);
    return () => {
      window.removeEventListener('hashchange', followAddress);
      window.removeEventListener('popstate', followAddress);
    };
  }, [canFollow, canBegin]);

  const show = useCallback((next: DepositStep) => {
    unfinished.current = next.paymentId === undefined ? undefined : next;
    setStep(next);
    history.replaceState(null, '', addressWith(depositFragment(next.paymentId)));
  }, []);
  const open = useCallback((choices?: DepositChoices) => {
    const next = unfinished.current ?? (choices ? { choices } : form);
    history.pushState(null, '', addressWith(depositFragment(next.paymentId)));
    setStep(next);
  }, []);
  const close = useCallback(() => {
    setStep(undefined);
    history.replaceState(null, '', addressWith(''));
  }, []);
  /** The payment is over. */
  const forget = useCallback(() => {
    unfinished.current = undefined;
  }, []);
  return { step, show, open, close, forget };
}

function addressWith(fragment: string): string {
  return location.pathname + location.search + fragment;
}
