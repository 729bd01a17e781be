import { ActionForm, Field, Section, Submit } from '../desk-parts';
import { typedValue } from '../desk-props';
import type { PlayerProps } from './player-page';

/** Form for the player's identifier in the national register. The identifier is never displayed again. */
export function RegisterSection({ t, path, may, typed }: PlayerProps) {
  if (!may('documents')) return null;
  const form = 'register-identifier';
  return (
    <Section id="register" title={t('desk.register.title')}>
      <ActionForm path={path} form={form}>
        <Field
          id="register-identifier"
          name="registerIdentifier"
          label={t('desk.register.identifier')}
          value={typedValue(typed, form, 'registerIdentifier')}
          longest={80}
          required
        />
        <Field
          id="register-reason"
          name="reason"
          label={t('desk.field.reason')}
          value={typedValue(typed, form, 'reason')}
          longest={500}
          required
        />
        <Submit>{t('desk.register.save')}</Submit>
      </ActionForm>
    </Section>
  );
}
