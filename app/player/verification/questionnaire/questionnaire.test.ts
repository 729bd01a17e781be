import { expect, test } from 'vitest';
import { isReminderDue } from '../later-list';
import { answerOf, isComplete } from './questionnaire';

const answers = {
  selectedOccupation: 'office',
  selectedSalaryRange: 1,
  selectedSourceOfFund: 'salary',
  placeOfBirth: 'Turku ',
  nationality: 'FI',
};

test('KYC-27 KYC-28 the form is complete with both choices, a salary range and the texts of other', () => {
  expect(isComplete(answers)).toBe(true);
  for (const selectedSalaryRange of [-1, 0])
    expect(isComplete({ ...answers, selectedSalaryRange })).toBe(false);
  expect(isComplete({ ...answers, selectedOccupation: '' })).toBe(false);
  for (const otherOccupation of ['', '   '])
    expect(isComplete({ ...answers, selectedOccupation: 'other', otherOccupation })).toBe(false);
  expect(isComplete({ ...answers, selectedSourceOfFund: 'other' })).toBe(false);
  expect(isComplete({ ...answers, selectedSourceOfFund: 'other', otherSourceOfFund: 'Lottery' })).toBe(true);
});

test('KYC-22 KYC-23 the answer has five fields, and the free text in place of other', () => {
  expect(answerOf({ ...answers, selectedOccupation: 'other', otherOccupation: ' Diver ' })).toEqual({
    occupation: 'Diver',
    salaryRangeId: 1,
    sourceOfFunds: 'salary',
    placeOfBirth: 'Turku',
    nationality: 'FI',
  });
});

test('KYC-24 the reminder is for players whose questionnaire is due and who have not put it off', () => {
  expect(isReminderDue('abc', [])).toBe(true);
  expect(isReminderDue('abc', ['other'])).toBe(true);
  expect(isReminderDue('abc', ['abc'])).toBe(false);
  expect(isReminderDue(undefined, [])).toBe(false);
});
