import { useSite } from '../../../ui/site/site-context';
import { DepositContent } from '../../player/cashier/deposit/deposit-content';
import { type DepositChoices, depositPath } from '../../player/cashier/deposit/deposit-form';
import type { DepositView } from '../../player/cashier/deposit/deposit-view';
import styles from './deposit-dialog.module.css';
import { type DialogActions, RouteStep } from './route-step';

interface DepositFormStepProps {
  game: string;
  choices: DepositChoices;
  actions: DialogActions;
}

/** The deposit page over the game: the data of its loader in its own components. */
export function DepositFormStep({ game, choices, actions }: DepositFormStepProps) {
  const { locale } = useSite();
  return (
    <RouteStep<{ texts: Record<string, unknown>; view: DepositView }>
      address={`/${locale}${depositPath({ ...choices, game })}`}
      routeId="routes/my-account/banking/deposit"
      actions={actions}
    >
      {({ view }) => (
        <div className={styles.content}>
          <DepositContent {...view} />
        </div>
      )}
    </RouteStep>
  );
}
