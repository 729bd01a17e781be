import { useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { goTo } from '../dialog/go-to';
import { FormProblem } from '../forms/form-parts';
import type { PayAndPlayFlow } from './pay-and-play-flow';
import { payAndPlayErrors } from './pay-and-play-errors';
import type { PayAndPlayAnswer, PayAndPlaySetup, PayAndPlayView, ReturnedQuery } from './pay-and-play-view';
import { AmountStep } from './steps/amount-step';
import { BankStep } from './steps/bank-step';
import { ContactStep } from './steps/contact-step';
import { DuplicatedStep, RefusedStep } from './steps/end-steps';
import { ReturnStep } from './steps/return-step';
import styles from './pay-and-play.module.css';

interface PayAndPlayProps {
  setup: PayAndPlaySetup;
  view: PayAndPlayView;
  /** Response of the action to a form posted before hydration. */
  answer?: PayAndPlayAnswer | undefined;
  pageAddress: string;
  redirect: string;
  wanted: string;
  /** Return parameters from the page's address. */
  returned?: ReturnedQuery | undefined;
  inDialog?: boolean;
}

/** Sign-up by a deposit, from the amount to the sign-in, for its page and the dialog (PNP-06). */
export function PayAndPlay({
  view: sent,
  answer,
  returned: ofAddress,
  inDialog = false,
  ...rest
}: PayAndPlayProps) {
  const { t } = useSite();
  const [view, setView] = useState(answer?.view ?? sent);
  const [returned, setReturned] = useState(answer ? undefined : ofAddress);
  const show = useCallback((next: PayAndPlayView) => {
    setReturned(undefined);
    // A full page load, since the page was rendered for a signed-out visitor.
    if (next.next !== undefined) goTo(next.next);
    else setView(next);
  }, []);
  const flow: PayAndPlayFlow = { ...rest, view, answer, inDialog, onView: show };
  const step = returned ? 'Returned' : view.step;

  // Focuses the heading of each new step, also for screen readers.
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const Heading = inDialog ? 'h3' : 'h1';
  const titled = step === 'SignedIn' ? 'Returned' : step;
  return (
    <div className={styles.signUp}>
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`payAndPlay.headings.${titled}`)}
      </Heading>
      {step !== 'Duplicated' && <Notice code={view.notice} />}
      {step === 'Returned' && <ReturnStep key="returned" flow={flow} returned={returned} />}
      {step === 'Waiting' && <ReturnStep key="waiting" flow={flow} returned={undefined} />}
      {step === 'Amount' && <AmountStep flow={flow} />}
      {step === 'Bank' && view.iframeUrl !== undefined && (
        <BankStep flow={flow} iframeUrl={view.iframeUrl} onReturned={setReturned} />
      )}
      {step === 'Contact' && view.contact && <ContactStep flow={flow} contact={view.contact} />}
      {step === 'Duplicated' && <DuplicatedStep flow={flow} />}
      {step === 'Refused' && <RefusedStep flow={flow} />}
    </div>
  );
}

function Notice({ code }: { code: string | undefined }) {
  const [codes, setCodes] = useState(code ? [code] : undefined);
  useEffect(() => setCodes(code ? [code] : undefined), [code]);
  return <FormProblem codes={codes} errorTexts={payAndPlayErrors} />;
}
