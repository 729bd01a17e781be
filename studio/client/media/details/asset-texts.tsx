import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Button,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import type { ContentLocale } from '../../api/content-locales';
import { ExpandIcon } from '../../shell/icons';
import { problemText } from '../../shell/problem';
import { text } from '../../text/text';
import { readTexts } from './alt-text';
import type { TextField as TextName } from './text-edits';
import type { TextEdits } from './use-text-edits';

interface Props {
  readonly asset: ManagedAsset;
  readonly locales: readonly ContentLocale[];
  readonly edits: TextEdits;
  readonly isPicture: boolean;
}

const maxTitle = 256;
/** Limits of `image.schema.json`. */
const maxAlt = 300;

/** Title and alternative text in each language. */
export function AssetTexts({ asset, locales, edits, isPicture }: Props) {
  const [first, ...others] = locales;
  const { saving, clashing } = edits;
  if (!first) return null;
  const translated = others.filter(({ code }) => asset.fields.description?.[code]).length;
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        void edits.save();
      }}
    >
      <LocaleTexts locale={first} {...{ asset, locales, edits, isPicture }} />
      {others.length > 0 && (
        <Accordion variant="outlined" disableGutters>
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Typography variant="body2">
              {text('media.texts.languages', { translated, count: others.length })}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Stack spacing={2.5}>
              {others.map((locale) => (
                <LocaleTexts key={locale.code} locale={locale} {...{ asset, locales, edits, isPicture }} />
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      )}
      {clashing.length > 0 && (
        <Alert severity="warning">
          {text('media.texts.clash')}
          {clashing.map((clash) => (
            <Stack key={`${clash.field}/${clash.locale}`} sx={{ mt: 1, alignItems: 'flex-start' }}>
              <Typography variant="body2">
                {text('media.texts.theirs', { locale: nameOf(clash.locale, locales), theirs: clash.theirs })}
              </Typography>
              <Button size="small" onClick={() => edits.takeTheirs(clash)}>
                {text('media.texts.take')}
              </Button>
            </Stack>
          ))}
        </Alert>
      )}
      {saving.error !== undefined && <Alert severity="error">{problemText(saving.error)}</Alert>}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={!edits.isDirty} loading={saving.isBusy}>
          {text('media.texts.save')}
        </Button>
        {edits.isDirty && <Button onClick={edits.discard}>{text('media.texts.discard')}</Button>}
      </Stack>
    </Stack>
  );
}

function LocaleTexts({ locale, ...props }: Props & { readonly locale: ContentLocale }) {
  return (
    <Stack spacing={1.25} role="group" aria-label={locale.name}>
      <LocaleText field="title" locale={locale} max={maxTitle} {...props} />
      <LocaleText field="description" locale={locale} max={maxAlt} {...props} />
    </Stack>
  );
}

interface TextProps extends Props {
  readonly field: TextName;
  readonly locale: ContentLocale;
  readonly max: number;
}

function LocaleText({ asset, locales, edits, isPicture, field, locale, max }: TextProps) {
  const { fallback } = readTexts(asset.fields[field], locales).find((read) => read.locale === locale) ?? {};
  const value = edits.valueOf(field, locale.code);
  const label =
    field === 'title' ? 'media.texts.title' : isPicture ? 'media.texts.alt' : 'media.texts.description';
  return (
    <TextField
      label={text(label, { language: locale.name })}
      value={value}
      multiline={field === 'description'}
      error={value.length > max}
      helperText={
        value.length > max
          ? text('media.texts.too-long', { max, count: value.length })
          : field === 'description' && isPicture && locale.isDefault && text('media.texts.alt-help')
      }
      placeholder={
        fallback ? text('media.texts.fallback', { language: fallback.locale.name, text: fallback.text }) : ''
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang: locale.code } }}
      onChange={({ target }) => edits.edit({ field, locale: locale.code, value: target.value })}
    />
  );
}

function nameOf(code: string, locales: readonly ContentLocale[]): string {
  return locales.find((locale) => locale.code === code)?.name ?? code;
}
