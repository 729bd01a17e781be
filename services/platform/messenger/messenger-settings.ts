/** The key with which players are introduced to the messenger, as its provider issued it. */
export interface MessengerSettings {
  /** Names the secret in the header of a token. */
  keyId: string;
  secret: string;
}
