import { useEffect } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { withPageChannel } from '../channel/with-page-channel';
import type { FormResult } from '../forms/form-answer';
import { FormProblem, FormSuccess } from '../forms/form-parts';
import { cancellationErrors } from './cancellation-form';

/** Result of the last cancellation (WALLET-26); after a success the balance is read again. */
export function CancellationOutcome({ result }: { result?: FormResult }) {
  const { t } = useSite();
  const isDone = result?.status === 'success';
  useEffect(() => {
    if (isDone) return withPageChannel((channel) => channel.refresh());
  }, [isDone, result]);
  return (
    <>
      {isDone && <FormSuccess>{t('wallet.cancelled')}</FormSuccess>}
      <FormProblem codes={problemsOf(result)} errorTexts={cancellationErrors} />
    </>
  );
}

/** Errors are shown at the form itself, because it has no visible fields. */
function problemsOf(result?: FormResult): string[] {
  return result?.status === 'error' ? Object.values(result.error ?? {}).flatMap((codes) => codes ?? []) : [];
}
