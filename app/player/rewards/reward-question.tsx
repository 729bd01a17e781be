import { Link, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Modal } from '../../../ui/layout/modal';
import { FormActions } from '../forms/form-parts';
import styles from './rewards.module.css';

interface RewardQuestionProps {
  title: string;
  text: string;
  /** The page without the question. */
  back: string;
  /** The answer that changes nothing. */
  keep: string;
  /** The button that goes on. */
  children: ReactNode;
}

/** A question before a bonus is given up (BONUS-49): a dialog, and a part of the page where there is no script. */
export function RewardQuestion({ title, text, back, keep, children }: RewardQuestionProps) {
  const navigate = useNavigate();
  const titleId = useId();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const answers = (
    <FormActions>
      <Link to={back} replace preventScrollReset className={styles.keep}>
        {keep}
      </Link>
      {children}
    </FormActions>
  );
  if (hasScript)
    return (
      <Modal title={title} onClose={() => void navigate(back, { replace: true, preventScrollReset: true })}>
        <p>{text}</p>
        {answers}
      </Modal>
    );
  return (
    <section className={styles.question} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      {answers}
    </section>
  );
}
