import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { CaptchaBox, CaptchaNeedsScript } from '../forms/captcha/captcha-box';
import { FormProblem } from '../forms/form-parts';
import { forgetForms } from '../forms/stored-forms';
import { StepList } from '../forms/steps/step-list';
import { useCaptcha } from '../forms/captcha/use-captcha';
import { ContactInfoStep } from './steps/contact-info-step';
import { DetailsStep } from './steps/details-step';
import { CompleteStep, DuplicatedStep, UnsupportedStep } from './steps/end-steps';
import { registrationErrors } from './registration-errors';
import type { RegistrationFlow } from './registration-flow';
import type { RegistrationAnswer, RegistrationSetup, RegistrationView } from './registration-view';
import { VerificationStep } from './steps/verification-step';
import styles from './registration.module.css';

interface RegistrationProps {
  setup: RegistrationSetup;
  view: RegistrationView;
  /** The action's response to a form posted before hydration. */
  answer?: RegistrationAnswer;
  pageAddress: string;
  wanted: string;
  /** The visitor's bonus code (REG-25). */
  bonusCode?: string;
  inDialog?: boolean;
  /** Lets the dialog know where closing leads. */
  onView?: (view: RegistrationView) => void;
}

/** A registration from the first form to the open account, on its page and in the dialog (REG-07). */
export function Registration({
  setup,
  view: sent,
  answer,
  pageAddress,
  wanted,
  bonusCode,
  inDialog = false,
  onView,
}: RegistrationProps) {
  const { t } = useSite();
  const [view, setView] = useState(answer?.view ?? sent);
  const [password, setPassword] = useState('');
  const captcha = useCaptcha(setup.captcha);
  const flow: RegistrationFlow = {
    setup,
    view,
    answer,
    pageAddress,
    inDialog,
    wanted,
    password,
    remember: setPassword,
    onView: setView,
    captcha,
  };
  useEffect(() => {
    onView?.(view);
  }, [onView, view]);

  const isComplete = view.step === 'Complete';
  useEffect(() => {
    if (isComplete) forgetForms();
  }, [isComplete]);

  // Moves the focus to the heading of the new step.
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${view.step} ${view.verification?.channel ?? ''}`;
  const shownPlace = useRef(place);
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  const number = view.way.indexOf(view.step) + 1;
  const Heading = inDialog ? 'h3' : 'h1';
  const title =
    (view.step === 'Complete' && view.complete?.page?.title) || t(`registration.headings.${view.step}`);
  return (
    <div className={styles.registration}>
      {number > 0 && (
        <StepList
          label={t('registration.stepOf', { number, total: view.way.length })}
          steps={view.way.flatMap((step) =>
            isWayStep(step) ? [{ id: step, name: t(`registration.steps.${step}`) }] : [],
          )}
          current={view.step}
        />
      )}
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      {view.step === 'Details' && setup.offer && (
        <div className={styles.offer}>
          <p>
            <strong>{setup.offer.title}</strong>
          </p>
          {setup.offer.lead && <p>{setup.offer.lead}</p>}
        </div>
      )}
      {view.step === 'ContactInfo' && <p className={styles.plain}>{t('registration.intro.ContactInfo')}</p>}
      <FormProblem codes={view.notice ? [view.notice] : undefined} errorTexts={registrationErrors} />
      <Step flow={flow} bonusCode={bonusCode} />
      {setup.captcha && (
        <>
          <CaptchaBox captcha={captcha} />
          <CaptchaNeedsScript />
        </>
      )}
    </div>
  );
}

function isWayStep(
  step: RegistrationView['step'],
): step is Exclude<RegistrationView['step'], 'Unsupported' | 'Duplicated'> {
  return step !== 'Unsupported' && step !== 'Duplicated';
}

function Step({ flow, bonusCode }: { flow: RegistrationFlow; bonusCode?: string }) {
  const { step, verification, complete } = flow.view;
  if (step === 'ContactInfo') return <ContactInfoStep flow={flow} />;
  if (step === 'Verification' && verification)
    return <VerificationStep flow={flow} verification={verification} />;
  if (step === 'Complete' && complete) return <CompleteStep flow={flow} complete={complete} />;
  if (step === 'Duplicated') return <DuplicatedStep flow={flow} />;
  if (step === 'Unsupported') return <UnsupportedStep flow={flow} />;
  return <DetailsStep flow={flow} bonusCode={bonusCode} />;
}
