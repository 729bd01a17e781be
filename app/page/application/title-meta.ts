import type { MetaDescriptor } from '@remix-run/node';

interface MetaArguments {
  data: unknown;
  matches: readonly { id: string; data: unknown }[];
}

const applicationRoute = 'routes/application';

/** Title of an application page: from its loader, or the brand's name if the loader or the frame failed. */
export function titleMeta({ data, matches }: MetaArguments): MetaDescriptor[] {
  const frame = matches.find(({ id }) => id === applicationRoute)?.data;
  const isUnavailable = fieldOf(frame, 'isUnavailable') === true;
  const title = isUnavailable ? undefined : fieldOf(data, 'title');
  return [{ title: String(title ?? fieldOf(frame, 'brandName') ?? '') }];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
