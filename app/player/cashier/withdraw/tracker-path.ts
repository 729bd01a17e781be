import { tabPaths } from '../../account/account-navigation';

/** The page that follows withdrawals, below the locale. */
export const trackerPath = `${tabPaths.withdraw}/status`;
