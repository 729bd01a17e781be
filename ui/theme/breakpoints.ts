/** Widths at which layouts change, in pixels (CONST-15, AMB-04). Duplicated in the media queries of the stylesheets. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 };

export type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'largeDesktop';

/** The class of a device by the width of its window (MARKET-17, AMB-52). @param width pixels */
export function deviceClassOf(width: number): DeviceClass {
  if (width < breakpoints.sm) return 'mobile';
  if (width < breakpoints.md) return 'tablet';
  return width < breakpoints.xl ? 'desktop' : 'largeDesktop';
}
