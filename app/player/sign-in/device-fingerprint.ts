/** Longest fingerprint the platform takes. */
const maxLength = 20_000;

/**
 * The device fingerprint, which goes to the platform as `blackbox` (AUTH-27): an anti-fraud script of the page may leave a function
 * `deviceFingerprint` in the window. Without one, or when it fails, the call is made all the same.
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
