import { tabPaths } from '../../account/account-navigation';

/** The status page of withdrawals, below the locale. */
export const trackerPath = `${tabPaths.withdraw}/status`;
