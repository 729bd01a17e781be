import { expect, test } from 'vitest';
import { isPromptPage, promptState } from './prompt-state';

const documentPrompt = { key: 'abc', daysLeft: 5 };
const requested = { documents: 'NOTIFY', documentPrompt, later: [], isClosed: false } as const;

test('KYC-16 each of the five states of the prompt is reached, and verify later leads back to inactive', () => {
  expect(promptState(requested)).toBe('notify');
  expect(promptState({ ...requested, documentPrompt: { ...documentPrompt, daysLeft: null } })).toBe('notify');
  expect(promptState({ ...requested, documentPrompt: { ...documentPrompt, daysLeft: 0 } })).toBe(
    'terminated',
  );
  expect(promptState({ ...requested, isClosed: true })).toBe('closed');
  expect(promptState({ ...requested, later: ['abc'] })).toBe('inactive');
  expect(promptState({ documents: 'INACTIVE', later: [], isClosed: false })).toBe('inactive');
  expect(promptState({ documents: 'UPLOADED', later: [], isClosed: false })).toBe('uploaded');
});

test('KYC-16 the prompt is for account pages that do not speak of documents themselves', () => {
  expect(isPromptPage('/my-account/banking/transactions')).toBe(true);
  for (const path of ['/', '/my-account/account/verification/identity', '/my-account/banking/deposit'])
    expect(isPromptPage(path), path).toBe(false);
});
