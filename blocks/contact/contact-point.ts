import type { ContactContent } from '../../schemas/generated/types';
import type { SiteView } from '../../ui/site/site-context';

/** Telephone, e-mail and hours as schema.org knows them; undefined when there is neither of the two. */
export function contactPoint(
  { email, hours, phone }: ContactContent,
  { brand, tag }: Pick<SiteView, 'brand' | 'tag'>,
): object | undefined {
  if (!email && !phone) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      availableLanguage: tag,
      ...(email ? { email } : {}),
      ...(phone ? { telephone: phone } : {}),
      ...(hours?.length
        ? {
            hoursAvailable: hours.map(({ day, opens, closes }) => ({
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
              opens,
              // schema.org writes a whole day as 00:00 to 23:59.
              closes: closes === '24:00' ? '23:59' : closes,
            })),
          }
        : {}),
    },
  };
}
