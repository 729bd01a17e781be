/** Longest fingerprint that the platform accepts. */
const maxLength = 20_000;

/**
 * The device fingerprint, sent to the platform as `blackbox` (AUTH-27): an anti-fraud script may define a function
 * `deviceFingerprint` on
 * the window. Without one, or if it fails, the call is made without a fingerprint.
 */
export function deviceFingerprint(): string | undefined {
  try {
    const provide: unknown = Reflect.get(window, 'deviceFingerprint');
    const value: unknown = typeof provide === 'function' ? provide() : undefined;
    return typeof value === 'string' && value.length <= maxLength ? value : undefined;
  } catch {
    return undefined;
  }
}
