import { Button } from '../../../../ui/control/button';
import { ButtonLink } from '../../../../ui/control/button-link';
import { type DepositChoices, depositPath } from './deposit-form';
import { useDepositPlace } from './deposit-place';

interface StepLinkProps {
  choices: DepositChoices;
  label: string;
  emphasis?: 'primary' | 'secondary';
}

/** Link to the deposit form with these choices. */
export function StepLink({ choices, label, emphasis = 'primary' }: StepLinkProps) {
  const place = useDepositPlace();
  if (!place) return <ButtonLink link={{ label, target: depositPath(choices), emphasis }} />;
  return (
    <Button emphasis={emphasis} onClick={() => place.show(choices)}>
      {label}
    </Button>
  );
}
