/** The key for authenticating players to the messenger, issued by its provider. */
export interface MessengerSettings {
  /** Identifies the secret in the header of a token. */
  keyId: string;
  secret: string;
}
