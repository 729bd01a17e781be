import type { PlatformReward } from '../../schemas/generated/types';
import { useShortChance } from '../reward/reward-chance';
import { useSite } from '../site/site-context';
import styles from './promotion-card.module.css';

/** The wagering and the chance of an advertised bonus in short; all terms are on the page of the promotion. */
export function CardTerms({ campaign }: { campaign: PlatformReward }) {
  const { t } = useSite();
  const chance = useShortChance()(campaign);
  const { amount, terms } = campaign;
  const times = amount > 0 ? 'rewards.maths.times' : 'rewards.maths.timesRounds';
  const wagering = terms.wageringTimes > 0 ? `${t(times, { times: terms.wageringTimes })}.` : undefined;
  const sentences = [wagering, chance].filter((each) => each !== undefined);
  return sentences.length === 0 ? null : <p className={styles.terms}>{sentences.join(' ')}</p>;
}
