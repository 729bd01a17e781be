import { useEffect, useRef, useState } from 'react';
import type { PlatformReward } from '../../../../schemas/generated/types';
import { Button } from '../../../../ui/control/button';
import { Modal } from '../../../../ui/layout/modal';
import { useSite } from '../../../../ui/site/site-context';
import { FormActions } from '../../forms/form-parts';
import { useMoney } from '../../../../ui/format/use-money';

/** Confirmation before a withdrawal that ends bonuses (BONUS-49); without JavaScript the form has a checkbox instead. */
export function useForfeitPrompt(bonuses: readonly PlatformReward[]) {
  const [hasScript, setHasScript] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(agrees: boolean) => void>(undefined);
  useEffect(() => setHasScript(true), []);
  const close = (agrees: boolean) => {
    setIsOpen(false);
    answer.current?.(agrees);
  };
  return {
    hasScript,
    prompt: isOpen && <ForfeitPrompt bonuses={bonuses} onAnswer={close} />,
    /** @returns whether to send the form, with the consent in its fields */
    async beforeSend(fields: FormData): Promise<boolean> {
      if (bonuses.length === 0 || fields.has('forfeitsBonuses')) return true;
      setIsOpen(true);
      const agrees = await new Promise<boolean>((resolve) => (answer.current = resolve));
      if (agrees) fields.set('forfeitsBonuses', 'on');
      return agrees;
    },
  };
}

function ForfeitPrompt({
  bonuses,
  onAnswer,
}: {
  bonuses: readonly PlatformReward[];
  onAnswer: (agrees: boolean) => void;
}) {
  const { t } = useSite();
  const money = useMoney();
  return (
    <Modal title={t('rewards.questions.withdraw')} onClose={() => onAnswer(false)}>
      {bonuses.map(({ bonusAssignmentId, name, balance = 0, currency }) => (
        <p key={bonusAssignmentId}>
          <strong>{name}</strong>: {t('rewards.questions.withdrawText', { amount: money(balance, currency) })}
        </p>
      ))}
      <FormActions>
        <Button onClick={() => onAnswer(false)}>{t('rewards.questions.withdrawKeep')}</Button>
        <Button emphasis="secondary" onClick={() => onAnswer(true)}>
          {t('rewards.questions.withdrawAgree')}
        </Button>
      </FormActions>
    </Modal>
  );
}
