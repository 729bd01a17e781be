import { tabPaths } from '../../account/account-navigation';

/** The page of the questionnaire, below the locale. */
export const questionnairePath = `${tabPaths.verification}/edd-questionnaire`;
