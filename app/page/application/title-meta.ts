import type { MetaDescriptor } from '@remix-run/node';

interface MetaArguments {
  data: unknown;
  matches: readonly { id: string; data: unknown }[];
}

const applicationRoute = 'routes/application';

/** Title of an application page: the one of its loader, or the brand's name while the loader or the frame of the site has failed. */
export function titleMeta({ data, matches }: MetaArguments): MetaDescriptor[] {
  const frame = matches.find(({ id }) => id === applicationRoute)?.data;
  const isUnavailable = fieldOf(frame, 'isUnavailable') === true;
  const title = isUnavailable ? undefined : fieldOf(data, 'title');
  return [{ title: String(title ?? fieldOf(frame, 'brandName') ?? '') }];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
