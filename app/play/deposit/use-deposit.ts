import { useCallback, useEffect, useRef, useState } from 'react';
import type { DepositChoices } from '../../player/cashier/deposit/deposit-form';
import { depositFragment, readDepositFragment } from '../../player/cashier/deposit/payment-return';

/** Step of the dialog: the form, or a payment, whose hosted page is in a frame until it returns. */
export type DepositStep =
  | { paymentId?: never; choices: DepositChoices }
  | {
      paymentId: string;
      hostedUrl?: string;
      /** The frame was closed after inactivity (WALLET-56). */
      isIdle?: true;
    };

/** How to deposit from the game. */
export interface DepositOffer {
  /** Link to the deposit page, for visitors without JavaScript. */
  href: string;
  open: () => void;
}

const form: DepositStep = { choices: {} };

/**
 * The deposit dialog over a game. Its state is in the address's fragment, so that back closes it and a reload reopens
 * it at the same payment. An unfinished payment is shown again when the dialog is next opened.
 * @param canFollow whether the visitor is a signed-in player
 * @param canBegin whether the player may deposit here
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
