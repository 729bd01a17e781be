import { Button } from '../../../../ui/control/button';
import { ButtonLink } from '../../../../ui/control/button-link';
import { useSite } from '../../../../ui/site/site-context';
import { useDepositPlace } from './deposit-place';

interface BackToGameProps {
  /** Path below the locale; undefined for a deposit that was started elsewhere. */
  game: string | undefined;
  emphasis?: 'primary' | 'secondary';
}

/** Link back to the game from which a deposit was started. */
export function BackToGame({ game, emphasis = 'secondary' }: BackToGameProps) {
  const { t } = useSite();
  const place = useDepositPlace();
  const label = t('deposit.game.back');
  if (place)
    return (
      <Button emphasis={emphasis} onClick={place.close}>
        {label}
      </Button>
    );
  return game === undefined ? null : <ButtonLink link={{ label, target: game, emphasis }} />;
}
