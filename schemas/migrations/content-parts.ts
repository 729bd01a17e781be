/** Whether a part of stored content is an object; migrations meet content no schema has checked yet. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
