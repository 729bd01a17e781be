import { useEffect, useState } from 'react';
import type { PlatformReward } from '../../../../schemas/generated/types';
import { showToast } from '../../../../ui/notice/toast';
import { useSite } from '../../../../ui/site/site-context';
import { useMoney } from '../../../../ui/format/use-money';
import { FormSuccess } from '../../forms/form-parts';

/** Milliseconds that the toast is shown (BONUS-30). */
const toastMs = 5_000;

/** Confirms that a cashback was paid: by a toast, or by a line on the page without JavaScript. */
export function CashbackPaid({ reward }: { reward: PlatformReward }) {
  const { t } = useSite();
  const money = useMoney();
  const [hasScript, setHasScript] = useState(false);
  const { name, amount, currency } = reward;
  const text = t('rewards.cashback.paid', { amount: money(amount, currency), name });
  const closeLabel = t('app.close');
  useEffect(() => {
    setHasScript(true);
    showToast({ kind: 'success', value: text, timer: toastMs, closeLabel });
  }, [text, closeLabel]);
  return hasScript ? null : <FormSuccess>{text}</FormSuccess>;
}
