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
  /** Label of the answer that changes nothing. */
  keep: string;
  /** The button that proceeds. */
  children: ReactNode;
}

/** A confirmation before a bonus is forfeited (BONUS-49): a dialog, or a part of the page without JavaScript. */
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
