import { tabPaths } from '../../account/account-navigation';

/** The page of a statement, below the locale. */
export function statementPath(period: string): string {
  return `${tabPaths.statements}/${period}`;
}

/** The page with the receipt of one movement, below the locale. */
export function receiptPath(transactionId: number): string {
  return `${tabPaths.transactions}/${transactionId}`;
}

/** Download address of a statement. */
export function downloadAddress(kind: 'csv' | 'pdf', period: string, locale: string): string {
  return `/api/player/statement.${kind}?${new URLSearchParams({ period, locale }).toString()}`;
}
