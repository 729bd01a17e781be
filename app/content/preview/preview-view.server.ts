import type { PreviewBarProps } from '../../../ui/notice/preview-bar';
import type { Translate } from '../../../ui/site/site-context';
import { environment } from '../../server/environment.server';
import type { Site } from '../../site/site';
import type { PreviewEditingProps } from './preview-editing-props';
import type { PreviewScope } from './preview-scope.server';
import type { StudioProps } from './studio-props';

/** The preview bar and its notes to the editor. */
export interface PreviewView {
  bar: PreviewBarProps;
  editing: PreviewEditingProps;
  /** Only on preview hosts, where the studio communicates with the page. */
  studio?: StudioProps;
}

/**
 * @param path address of the page with its query
 * @param isInStudio whether the studio communicates with the page, instead of an editor of the content service
 */
export function previewView(
  { at }: PreviewScope,
  site: Site,
  t: Translate,
  { path, isInStudio }: { path: string; isInStudio: boolean },
): PreviewView {
  const { brand, locale, market, speech } = site;
  const { space, environment: environmentId, editorOrigins } = environment.content;
  const time =
    at !== undefined &&
    new Intl.DateTimeFormat(speech.tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: market.timeZone,
    }).format(at);
  return {
    bar: {
      label: t('preview.label'),
      notPublic: t('preview.notPublic'),
      site: `${brand.name} · ${locale}`,
      asOf: time ? t('preview.asOf', { time }) : undefined,
      leave: t('preview.leave'),
      path,
    },
    editing: {
      ...{ locale: speech.contentLocale, space, environment: environmentId },
      editorOrigins: isInStudio ? [] : editorOrigins,
    },
  };
}
