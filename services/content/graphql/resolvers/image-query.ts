/** The `transform` argument of an asset's `url`; GraphQL has validated names and ranges. */
export interface ImageTransform {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly quality?: number | null;
  readonly format?: string | null;
  readonly resizeStrategy?: string | null;
  readonly resizeFocus?: string | null;
  readonly cornerRadius?: number | null;
  readonly backgroundColor?: string | null;
}

const FORMATS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  JPG_PROGRESSIVE: [
    ['fm', 'jpg'],
    ['fl', 'progressive'],
  ],
  PNG8: [
    ['fm', 'png'],
    ['fl', 'png8'],
  ],
};

/** Query string of the Images API for a transform, including `?`. The resize strategy FIT is its default. */
export function imageQuery(transform: ImageTransform): string {
  const { width, height, quality, format, resizeStrategy, resizeFocus, cornerRadius, backgroundColor } =
    transform;
  const parameters: (readonly [string, string])[] = [];
  const add = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined) parameters.push([name, String(value)]);
  };
  add('w', width);
  add('h', height);
  add('q', quality);
  if (format) parameters.push(...(FORMATS[format] ?? [['fm', format.toLowerCase()]]));
  if (resizeStrategy !== 'FIT') add('fit', resizeStrategy?.toLowerCase());
  add('f', resizeFocus?.toLowerCase());
  if (cornerRadius) add('r', cornerRadius < 0 ? 'max' : cornerRadius);
  add('bg', backgroundColor);
  return parameters.length === 0 ? '' : `?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
