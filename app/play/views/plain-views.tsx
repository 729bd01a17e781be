import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import type { MessageKey } from '../../../schemas/generated/message-keys';

/** Rewards are claimed elsewhere, and the view says so. */
export function RewardView() {
  return <Elsewhere text="play.noRewards" />;
}

export function BonusCodeView() {
  return <Elsewhere text="play.noBonusCode" />;
}

function Elsewhere({ text }: { text: MessageKey }) {
  const { t } = useSite();
  return (
    <>
      <p>{t(text)}</p>
      <p>
        <ButtonLink link={{ label: t('play.promotions'), target: '/promotions', emphasis: 'secondary' }} />
      </p>
    </>
  );
}
