import type { FormResult } from '../forms/form-answer';
import { FormProblem } from '../forms/form-parts';
import { rewardErrors } from './reward-form';

/** Why a reward was refused. */
export function RewardProblem({ result }: { result?: FormResult | undefined }) {
  const codes =
    result?.status === 'error' ? Object.values(result.error ?? {}).flatMap((each) => each ?? []) : [];
  return <FormProblem codes={codes} errorTexts={rewardErrors} />;
}
