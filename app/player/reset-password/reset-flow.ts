import { useEffect } from 'react';
import { useSite } from '../../../ui/site/site-context';
import type { FormDefinition } from '../forms/form-definition';
import { useApiForm } from '../forms/use-api-form';
import { useSiteForm } from '../forms/use-site-form';
import type { ResetAnswer, ResetIntent, ResetView } from './reset-view';

/** What the steps of a password reset share. */
export interface ResetFlow {
  view: ResetView;
  /** What the page's action has answered, before any script came. */
  answer?: ResetAnswer;
  /** Where forms go without scripts. */
  pageAddress: string;
  inDialog: boolean;
  onView: (view: ResetView) => void;
}

type Defaults<Value> = NonNullable<Parameters<typeof useSiteForm<Value & object>>[1]>['defaultValue'];

/** One form of a reset: sent by script where there is one, else to the page. */
export function useResetForm<Value extends object>(
  flow: ResetFlow,
  intent: ResetIntent,
  definition: FormDefinition<Value>,
  defaultValue?: Defaults<Value>,
) {
  const { send, result, busy } = useResetSending(flow);
  const before = flow.answer?.intent === intent ? flow.answer.result : undefined;
  const [form, fields] = useSiteForm<Value>(definition, {
    defaultValue,
    lastResult: result ?? before,
    onSubmit: (element) => void send(element),
  });
  return { form, fields, busy };
}

/** Sends a form of a reset and takes the answer over. */
export function useResetSending({ onView }: ResetFlow) {
  const { locale } = useSite();
  const api = useApiForm<{ view: ResetView }>(`/api/reset-password?locale=${locale}`, () => undefined);
  const { result } = api;
  useEffect(() => {
    if (result?.view) onView(result.view);
  }, [result, onView]);
  return api;
}
