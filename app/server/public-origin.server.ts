import { environment } from './environment.server';

/** Origin of a site for external links, as in e-mails. Never uses the request's port, which its sender controls. */
export function publicOrigin({ url }: Pick<Request, 'url'>): string {
  const address = new URL(url);
  address.port = environment.publicPort;
  return address.origin;
}
