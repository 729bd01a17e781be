const tag = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const attribute = /([^\s="'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;
const addressAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'ping',
]);
const activeElements = new Set(['iframe', 'object', 'embed', 'base', 'meta', 'link', 'frame', 'applet']);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Active content in server-rendered HTML: scripts, event handlers, script URLs, embedded documents. Matches
 * tags by pattern, a hundred times faster than a parser; the Chromium test verifies that browsers agree.
 */
export function scriptCapable(html: string): string[] {
  return [...html.matchAll(tag)].flatMap((match) => {
    const [text, name = '', attributes = ''] = match;
    const element = name.toLowerCase();
    if (element === 'script')
      return isStructuredData(attributes, html.slice(match.index + text.length)) ? [] : [text];
    if (activeElements.has(element)) return [text];
    return [...attributes.matchAll(attribute)].filter(isActive).map(([found]) => `<${element} ${found}>`);
  });
}

function isStructuredData(attributes: string, rest: string): boolean {
  const body = rest.slice(0, rest.indexOf('</script>'));
  return attributes.trim() === 'type="application/ld+json"' && !body.includes('<');
}

function isActive([, name = '', double, single]: RegExpExecArray): boolean {
  const key = name.toLowerCase();
  if (key.startsWith('on') || key === 'srcdoc') return true;
  const value = (double ?? single ?? '').replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_all, entity: string) => entities[entity] ?? '',
  );
  // Browsers ignore control characters before and within a scheme.
  return (
    addressAttributes.has(key) && /^(javascript|vbscript|data):/i.test(value.replace(/[\u0000-\u0020]/g, ''))
  );
}
