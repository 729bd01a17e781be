import { environment } from './environment.server';

/** Origin of a site for links that leave it, as in e-mails. The port is never the one of the request: its sender chooses that. */
export function publicOrigin({ url }: Pick<Request, 'url'>): string {
  const address = new URL(url);
  address.port = environment.publicPort;
  return address.origin;
}
