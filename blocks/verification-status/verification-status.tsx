import type { BlockProps } from '../../schemas/generated/blocks';
import { AccountWidget } from '../../ui/layout/account-widget';
import { pluralForms } from '../../ui/site/plural-forms';
import { useSite } from '../../ui/site/site-context';
import { documentStatuses, documentTypes, verificationStates } from './verification-words';
import type { VerificationStatusProps } from './verification-status.island';
import styles from './verification-status.module.css';

/** Documents that have a place; the others are counted. */
const places = 2;

/** How far the identity check of the player has come, and what is still wanted until when. */
export function VerificationStatus({ content, live }: BlockProps<'verification-status'>) {
  const { t, tag } = useSite();
  const props: Omit<VerificationStatusProps, 'dataHref'> = {
    tag,
    labels: {
      states: words(verificationStates, (state) => t(`accountBlocks.verification.states.${state}`)),
      types: words(documentTypes, (type) => t(`accountBlocks.verification.types.${type}`)),
      statuses: words(documentStatuses, (status) => t(`accountBlocks.verification.statuses.${status}`)),
      daysLeft: pluralForms(t, 'accountBlocks.verification.daysLeft', tag),
      more: pluralForms(t, 'accountBlocks.verification.more', tag),
    },
  };
  return (
    <AccountWidget content={content} dataHref={live.dataHref} island="verification-status" props={props}>
      <div className={styles.summary}>
        <p className={styles.state}>
          <span data-value="state">{'\u00a0'}</span>
        </p>
        <p className={styles.line}>
          <span data-value="days" />
          <span data-value="more" />
        </p>
      </div>
      <ul className={styles.documents}>
        {Array.from({ length: places }, (_, place) => (
          <li key={place} className={styles.document} data-document="">
            <span data-value="type">{'\u00a0'}</span>
            <span className={styles.status} data-value="status">
              {'\u00a0'}
            </span>
          </li>
        ))}
      </ul>
    </AccountWidget>
  );
}

function words<Name extends string>(
  names: readonly Name[],
  word: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>;
}
