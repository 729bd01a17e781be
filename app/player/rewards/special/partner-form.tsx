import { Form, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import type { PlatformReward } from '../../../../schemas/generated/types';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import fieldStyles from '../../forms/field.module.css';
import { IdempotencyKey } from '../../forms/form-parts';
import styles from '../rewards.module.css';

/** Claims a partner's bonus by the code that the partner has published (BONUS-38), and forfeits the active one with it. */
export function PartnerForm({
  reward,
  blocking,
}: {
  reward: PlatformReward;
  /** The active bonus that ends with it. */
  blocking: PlatformReward | undefined;
}) {
  const { t } = useSite();
  const { state, formData } = useNavigation();
  const id = useId();
  const busy = state !== 'idle' && formData !== undefined;
  const { bonusAssignmentId = '', terms } = reward;
  const sent = {
    intent: 'partner',
    bonusAssignmentId,
    ...(blocking?.bonusAssignmentId === undefined ? {} : { insteadOf: blocking.bonusAssignmentId }),
  };
  return (
    <Form method="post" preventScrollReset className={styles.partner}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IdempotencyKey />
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {t('rewards.partner.label', { partner: terms.partner ?? '' })}
        </label>
        <input
          id={id}
          name="partnerBonusCode"
          className={fieldStyles.control}
          required
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      </div>
      <Button
        type="submit"
        emphasis={blocking ? 'secondary' : 'primary'}
        aria-disabled={busy}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
      >
        {t(blocking ? 'rewards.questions.giveUpAndUse' : 'rewards.partner.use')}
      </Button>
    </Form>
  );
}
