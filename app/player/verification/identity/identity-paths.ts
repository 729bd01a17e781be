import { tabPaths } from '../../account/account-navigation';

/** The page on which a provider checks the identity, below the locale. */
export const identityPath = `${tabPaths.verification}/identity`;

/** The provider's return address. */
export const identityReturnPath = `${identityPath}/return`;

/** The list of documents, after the player's return. */
export const identityResultPath = `${tabPaths.verification}?identity=returned`;

/** Posted by the framed page after the provider's redirect. */
export const identityReturned = 'identity returned';
