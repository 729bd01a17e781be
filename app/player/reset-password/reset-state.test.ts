import { expect, it } from 'vitest';
import { type ResetEvent, resetStart, resetStep, resetSteps } from './reset-state';

const after = (...events: ResetEvent[]) => events.reduce(resetStep, resetStart);

it('RESET-01 RESET-04 the steps and the initial state', () => {
  expect(resetSteps).toEqual(['Email', 'Verification', 'Password', 'Complete']);
  expect(Object.keys(resetStart).sort()).toEqual(
    ['backendErrors', 'email', 'resetKey', 'smsResetKeyId', 'step', 'visitedSteps'].sort(),
  );
  expect(resetStart.step).toBe('Email');
});

it('RESET-02 next stops at the end', () => {
  const password = after({ type: 'asked', email: 'a@b.example' }, { type: 'next' });
  expect(password.step).toBe('Password');
  const complete = resetStep(password, { type: 'next' });
  expect([complete.step, resetStep(complete, { type: 'next' }).step]).toEqual(['Complete', 'Complete']);
  expect(complete.visitedSteps).toEqual(resetSteps);
});

it('RESET-03 back ends at the beginning and empties the errors', () => {
  const refused = after(
    { type: 'asked', email: 'a@b.example' },
    { type: 'refused', codes: ['sms.code.invalid'] },
  );
  expect(refused.backendErrors).toHaveLength(1);
  const back = resetStep(refused, { type: 'back' });
  expect(back).toMatchObject({ step: 'Email', backendErrors: [] });
  const again = resetStep({ ...back, backendErrors: ['x'] }, { type: 'back' });
  expect(again).toMatchObject({ step: 'Email', backendErrors: [] });
});

it('RESET-06 RESET-09 keys are stored; a link leads to the new password', () => {
  expect(after({ type: 'proven', resetKey: 'k', smsResetKeyId: 'i' })).toMatchObject({
    resetKey: 'k',
    smsResetKeyId: 'i',
    step: 'Password',
  });
  expect(after({ type: 'linked', email: 'a@b.example' })).toMatchObject({
    step: 'Password',
    email: 'a@b.example',
  });
});
