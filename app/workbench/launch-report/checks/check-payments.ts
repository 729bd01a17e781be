import type { Tell } from './collect-findings';
import type { LaunchInput } from '../launch-input';
import { hasFile } from './check-pictures';

/** Each market has payment methods, each with its logo. */
export function checkPayments({ content, sites }: LaunchInput, tell: Tell): void {
  for (const { site, shown } of sites) {
    const methods = shown.entries.filter(({ type }) => type === 'paymentMethod');
    if (methods.length === 0) tell('noPayments', { site, place: { at: 'paymentMethod', path: '/' } });
    for (const method of methods)
      if (!content.linked(method, 'image').some(hasFile))
        tell('paymentLogoMissing', {
          site,
          values: { method: content.plainText(method, 'name') ?? method.id },
          place: { at: `${method.id} /image`, path: '/' },
        });
  }
}
