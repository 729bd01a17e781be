/** Turns a name into a path segment of lower-case ASCII letters, digits and hyphens. */
export function slugOf(name: string): string {
  return name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
