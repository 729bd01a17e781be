import path from 'node:path';
import type { Budgets } from '../../../schemas/generated/types';
import { validateBudgets } from '../../../schemas/generated/validators.js';
import { checked, readJson } from '../../site/configuration/read-files.server';

/** Weight limits of pages. @throws ConfigurationError with file, pointer and remedy */
export function readBudgets(directory: string): Budgets {
  const file = path.join(directory, 'budgets.json');
  return checked(file, readJson(file), validateBudgets);
}
