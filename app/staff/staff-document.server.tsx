import { createHash } from 'node:crypto';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { muiTheme } from '../../ui/theme/mui-theme';
import { plainDocumentHeaders } from '../site/document-headers.server';
import { type StaffView, staffHeaders } from './staff-view.server';

interface StaffPage {
  title: string;
  body: ReactNode;
  status?: number;
  headers?: [string, string][];
}

/**
 * A whole document for staff: MUI in the colours of the brand, with inlined styles and no scripts, so that none of it
 * is part of what players download.
 */
export function staffDocument(
  { brand, speech, t }: StaffView,
  { title, body, status = 200, headers = [] }: StaffPage,
): Response {
  const cache = createCache({ key: 'staff' });
  // Collects the styles instead of writing them beside each element.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme(brand.theme)}>
        <CssBaseline />
        {body}
      </ThemeProvider>
    </CacheProvider>,
  );
  const style = Object.values(cache.inserted)
    .filter((rules) => typeof rules === 'string')
    .join('');
  const page = renderToStaticMarkup(
    <html lang={speech.tag} dir={speech.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={brand.theme.scheme} />
        <link rel="icon" href="data:," />
        <title>{`${title} | ${t('staff.of', { brand: brand.brand.name })}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>,
  );
  return new Response(`<!doctype html>${page}`, {
    status,
    headers: [
      ...Object.entries(staffHeaders),
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policyOf(style)],
      ['x-frame-options', 'DENY'],
      ...plainDocumentHeaders,
      ...headers,
    ],
  });
}

/** No scripts, and only this page's styles. */
function policyOf(style: string): string {
  const digest = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    "style-src-attr 'unsafe-inline'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
