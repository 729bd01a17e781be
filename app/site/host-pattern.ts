/** Whether a host matches one of a list of names; `*.example.com` matches every host below `example.com`. */
export function isListedHost(hostname: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern,
  );
}
