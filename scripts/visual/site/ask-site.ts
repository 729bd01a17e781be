import { get } from 'node:http';

/** GET of an address whose name need not resolve: every brand is served on this machine under its own host. */
export function askSite(address: string): Promise<{ status: number; text: string }> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: pathname + search, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', reject);
    }).on('error', reject);
  });
}
