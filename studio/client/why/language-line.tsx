import Typography from '@mui/material/Typography';
import { useContentLocales } from '../api/content-locales';
import { useDocument } from '../composer/document-context';
import type { View } from '../composer/view-state';
import { fallbackSource } from '../forms/fallback-source';
import { formOf } from '../forms/form-catalogue';
import { languageName } from '../forms/form-context';
import { text } from '../text/text';
import { joined } from './condition-text';

/** Texts of an entry for which the view falls back to another language. */
export function LanguageLine({ entryId, view }: { entryId: string; view: View }) {
  const locales = useContentLocales() ?? [];
  const entry = useDocument(({ entries }) => entries[entryId]);
  if (!entry) return null;
  const fields = formOf(entry.sys.contentType.sys.id)?.fields ?? [];
  const locale = view.locale.contentLocale;
  const bySource = new Map<string, string[]>();
  for (const field of fields) {
    const source = fallbackSource(entry.fields, field, { locale, locales });
    if (source !== undefined) bySource.set(source, [...(bySource.get(source) ?? []), field.label]);
  }
  if (bySource.size === 0) return <Typography variant="body2">{text('why.language.own')}</Typography>;
  return (
    <>
      {[...bySource].map(([source, labels]) => (
        <Typography key={source} variant="body2">
          {text('why.language.other', {
            fields: joined(labels),
            language: languageName({ locales, siteLocales: [] }, source),
          })}
        </Typography>
      ))}
    </>
  );
}
