import { ApiError } from '../../api/call';
import { problemText } from '../../shell/problem';
import { type TextKey, text } from '../../text/text';

const texts: Readonly<Record<string, TextKey>> = {
  BrandTaken: 'newBrand.problem.taken',
  BrandsBusy: 'newBrand.problem.busy',
  BrandsReadOnly: 'newBrand.problem.readOnly',
  BrandUnclear: 'newBrand.problem.unclear',
  OnlyAdministrators: 'newBrand.onlyAdministrators',
};

/** Why a brand was not made, and whether any of it remains. */
export function brandProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return problemText(error);
  const key = texts[error.id];
  const reason = key === undefined ? problemText(error) : text(key);
  const isUndone = error.details?.['isUndone'];
  if (isUndone === undefined) return reason;
  return `${reason} ${text(isUndone === true ? 'newBrand.problem.undone' : 'newBrand.problem.left')}`;
}
