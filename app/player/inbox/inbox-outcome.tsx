import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import type { FormAnswer } from '../forms/form-answer';
import { FormProblem, FormSuccess } from '../forms/form-parts';
import { readKind } from './inbox-change';

/** The result of a form; it receives the focus, because the clicked button may be gone. */
export function InboxOutcome({ answer }: { answer: (FormAnswer & { changed?: string }) | undefined }) {
  const { t } = useSite();
  const [search] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  const changed = readKind(answer ? answer.changed : search.get('changed'));
  if (!changed && answer?.result.status !== 'error') return null;
  return (
    <div ref={box} tabIndex={-1}>
      {answer?.result.status === 'error' && <FormProblem codes={['inbox']}>{t('inbox.failed')}</FormProblem>}
      {changed && (
        <FormSuccess>{t(changed === 'read' ? 'inbox.changed.read' : 'inbox.changed.delete')}</FormSuccess>
      )}
    </div>
  );
}
