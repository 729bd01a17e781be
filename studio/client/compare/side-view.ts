import { useMemo, useState } from 'react';
import type { StudioSites } from '../../../schemas/generated/types';
import type { PreviewWanted } from '../api/sites';
import { type PageScope, type View, type ViewChange, viewOf, withChange } from '../composer/view-state';
import type { PageMoment } from '../publishing/model/page-moment';
import { text } from '../text/text';

export type Side = 'first' | 'second';
export type Content = NonNullable<PreviewWanted['content']>;

/** The view of one side, with setters. */
export interface SideView {
  readonly side: Side;
  readonly content: Content;
  /** The version shown instead of the draft. */
  readonly moment: PageMoment | undefined;
  readonly view: View;
  readonly onContent: (content: Content) => void;
  readonly onMoment: (moment: PageMoment | undefined) => void;
  readonly onView: (change: ViewChange) => void;
}

interface SideStart {
  sites: StudioSites;
  scope: PageScope;
  /** Parameters of the initial view. */
  search: URLSearchParams;
  content: Content;
  moment?: PageMoment | undefined;
}

/** @returns undefined if no site shows the page */
export function useSideView(side: Side, { sites, scope, search, ...start }: SideStart) {
  const [content, onContent] = useState(start.content);
  const [moment, onMoment] = useState(start.moment);
  const [shown, setShown] = useState(search);
  const view = useMemo(() => viewOf(sites, scope, shown), [sites, scope, shown]);
  const onView = (change: ViewChange) => setShown((before) => withChange(before, change));
  return view && ({ side, content, moment, view, onContent, onMoment, onView } satisfies SideView);
}

/** The preview of a page on a side. @param path below the locale */
export function wantedOf({ side, content, view }: SideView, path: string): PreviewWanted {
  const { brand, locale, at, facts } = view;
  return {
    ...{ side, content, brand: brand.id },
    path: `/${locale.locale}${path === '/' ? '' : path}`,
    ...(at === undefined ? {} : { at }),
    ...(facts === undefined ? {} : { facts }),
  };
}

/** Label of a side's view. */
export function nameOf({ content, moment, view }: SideView): string {
  return text('compare.view', {
    content: moment?.label ?? text(`compare.content.${content}`),
    brand: view.brand.name,
    market: view.market.name,
    language: view.locale.label,
  });
}
