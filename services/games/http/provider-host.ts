/**
 * The provider whose origin a request addresses.
 * @param template `http://{provider}.games.example`
 * @param host header of the request; the port is ignored, since proxies change it
 */
export function providerOfHost(template: string, host: string | undefined): string | undefined {
  const suffix = nameOf(template.slice(template.indexOf('}') + 1).split('/')[0] ?? '');
  const name = nameOf(host ?? '');
  const provider = name.slice(0, -suffix.length);
  return name.endsWith(suffix) && /^[a-z0-9-]+$/.test(provider) ? provider : undefined;
}

/** The origin of a provider. */
export function originOf(template: string, provider: string): string {
  return template.replace('{provider}', provider);
}

function nameOf(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}
