import { tabPaths } from '../../account/account-navigation';

/** The page on which a provider checks the identity, below the locale. */
export const identityPath = `${tabPaths.verification}/identity`;

/** Where the provider leads back to. */
export const identityReturnPath = `${identityPath}/return`;

/** The list of documents, once the player is back. */
export const identityResultPath = `${tabPaths.verification}?identity=returned`;

/** Posted by the page in the frame to which the provider has led back. */
export const identityReturned = 'identity returned';
