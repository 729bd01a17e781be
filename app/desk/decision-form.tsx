import type { Translate } from '../../ui/site/site-context';
import { ActionForm, Field, Submit } from './desk-parts';
import { type Typed, typedValue } from './desk-props';

interface DecisionFormProps {
  t: Translate;
  path: string;
  /** Name of the form, such as `withdrawal`. */
  form: string;
  /** Id of the record to decide on. */
  subject: string;
  typed: Typed | undefined;
  /** Label of the field for the reason. */
  label: string;
  /** Longest reason, in characters. */
  longest: number;
  accept: { decision: 'approval'; text: string };
}

/** Approve or refuse, with a reason. */
export function DecisionForm({ t, path, form, subject, typed, label, longest, accept }: DecisionFormProps) {
  return (
    <ActionForm path={path} form={form} subject={subject}>
      <Field
        id={`${form}-${subject}`}
        name="reason"
        label={label}
        value={typedValue(typed, form, 'reason', subject)}
        longest={longest}
        required
      />
      <Submit decision={accept.decision}>{accept.text}</Submit>
      <Submit decision="refusal" danger>
        {t('desk.decision.refuse')}
      </Submit>
    </ActionForm>
  );
}
