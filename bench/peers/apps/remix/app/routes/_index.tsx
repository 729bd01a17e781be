import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { Page } from '../../../../page/page';
import { viewOf } from '../../../../page/page';
import { PageBlocks } from '../../../../page/page-blocks';
import { readPage } from '../read-page.server';

export function loader() {
  const { frame, site, texts, blocks } = readPage();
  return { title: frame.title, description: frame.description, site, texts, blocks };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
];

export default function Lobby() {
  // JSON in, JSON out: the loader's result is unchanged.
  const { site, texts, blocks } = useLoaderData<typeof loader>() as unknown as Page;
  const view = useMemo(() => viewOf({ site, texts }), [site, texts]);
  return <PageBlocks blocks={blocks} view={view} />;
}
