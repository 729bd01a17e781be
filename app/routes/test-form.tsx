import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useNavigation } from '@remix-run/react';
import { getFormProps } from '@conform-to/react';
import schema from '../../schemas/forms/sign-in.schema.json';
import { validateSignInForm } from '../../schemas/generated/form-validators.js';
import { useSite } from '../../ui/site-context';
import { defineForm } from '../forms/form-definition';
import { PasswordField, TextField } from '../forms/field';
import { FormProblem, FormStack, SubmitButton } from '../forms/form-parts';
import { readForm, refuseForm } from '../forms/read-form.server';
import { useSiteForm } from '../forms/use-site-form';

const form0 = defineForm('test', schema, validateSignInForm);
export const meta: MetaFunction = () => [{ title: 'Test' }];
export async function action({ request }: ActionFunctionArgs) {
  const s = await readForm(request, form0);
  return refuseForm(form0, s, s.status === 'success' ? { formErrors: ['network'] } : {});
}
export default function Page() {
  const lastResult = useActionData<typeof action>();
  const { t } = useSite();
  const busy = useNavigation().state !== 'idle';
  const [form, fields] = useSiteForm(form0, { lastResult, keep: true });
  return (
    <Form method="post" {...getFormProps(form)} style={{ maxWidth: 480, margin: '40px auto', width: '100%' }}>
      <FormStack>
        <h1>{t('signIn.title')}</h1>
        <FormProblem codes={form.errors} />
        <TextField meta={fields.email} label="E-mail" type="email" autoComplete="username" hint="As you gave it" />
        <PasswordField meta={fields.password} label="Password" autoComplete="current-password" />
        <SubmitButton busy={busy}>{t('signIn.submit')}</SubmitButton>
      </FormStack>
    </Form>
  );
}
