import { Alert, Box, Chip, CircularProgress, IconButton, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import type { ContentLocale } from '../../api/content-locales';
import { formOf } from '../../forms/form-catalogue';
import { CloseIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { addressOf, fileOf, kindOf, titleOf, weightText } from '../asset-file';
import { AssetThumbnail } from '../asset-thumbnail';
import { type AssetWarning, assetWarnings } from '../asset-warnings';
import { factsOf } from '../library/asset-card';
import { withoutText } from './alt-text';
import { AssetActions } from './asset-actions';
import { AssetFocus } from './asset-focus';
import { AssetTexts } from './asset-texts';
import { publishState } from './publish-state';
import { ReplaceFile } from './replace-file';
import { useAssetUses } from './use-asset';
import { UseOtherAsset } from './use-other-asset';
import type { TextEdits } from './use-text-edits';
import { WhereUsed } from './where-used';

interface Props {
  readonly asset: ManagedAsset;
  readonly locales: readonly ContentLocale[];
  readonly edits: TextEdits;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** An asset: facts, texts, uses and actions. */
export function AssetDetails({ asset, locales, edits, onClose, onDeleted }: Props) {
  const defaultLocale = locales[0]?.code;
  const { data: users } = useAssetUses(asset.sys.id);
  if (defaultLocale === undefined) return <CircularProgress aria-label={text('media.loading')} />;
  const file = fileOf(asset, defaultLocale);
  const isPicture = kindOf(file?.contentType ?? '') === 'picture';
  const uses = (users ?? []).flatMap(({ entry, fields }) =>
    fields.map((field) => ({ contentType: entry.sys.contentType.sys.id, field })),
  );
  const silent = isPicture ? withoutText(asset.fields.description, locales) : [];
  const address = asset.sys.archivedAt === undefined ? addressOf(file) : undefined;
  return (
    <Stack spacing={3} sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Typography variant="h2" id={detailsTitleId} sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {titleOf(asset, defaultLocale)}
        </Typography>
        <Chip size="small" label={text(`media.state.${publishState(asset)}`)} />
        <IconButton size="small" onClick={onClose} aria-label={text('media.close')}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box>
        <AssetThumbnail asset={asset} defaultLocale={defaultLocale} width={480} height={220} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {[file?.fileName, factsOf(asset, defaultLocale), file?.contentType].filter(Boolean).join(' · ')}
        </Typography>
        {address !== undefined && (
          <Link href={address} target="_blank" rel="noreferrer" variant="body2">
            {text('media.open-original')}
          </Link>
        )}
      </Box>
      {assetWarnings(asset, defaultLocale, uses).map((warning) => (
        <Alert key={warning.id} severity={warning.id === 'no-alt' ? 'info' : 'warning'}>
          {warningText(warning)}
        </Alert>
      ))}
      {silent.length > 0 && silent.length < locales.length && (
        <Alert severity="info">
          {text('media.texts.silent', { languages: silent.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      <Section title={text('media.texts.heading')}>
        <AssetTexts asset={asset} locales={locales} edits={edits} isPicture={isPicture} />
      </Section>
      {isPicture && !asset.sys.archivedAt && (
        <Section title={text('focal.open')}>
          <AssetFocus asset={asset} defaultLocale={defaultLocale} />
        </Section>
      )}
      <Section title={text('media.uses.title')}>
        <WhereUsed assetId={asset.sys.id} defaultLocale={defaultLocale} />
      </Section>
      {!asset.sys.archivedAt && (
        <Section title={text('media.replace.heading')}>
          <ReplaceFile asset={asset} defaultLocale={defaultLocale} />
          <UseOtherAsset asset={asset} defaultLocale={defaultLocale} />
        </Section>
      )}
      <Section title={text('media.actions.heading')}>
        <AssetActions asset={asset} isDirty={edits.isDirty} onDeleted={onDeleted} />
      </Section>
    </Stack>
  );
}

export const detailsTitleId = 'media-details-title';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="section" spacing={1.5} aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Stack>
  );
}

function warningText(warning: AssetWarning): string {
  if (warning.id === 'heavy') return text('media.warning.heavy', { weight: weightText(warning.size) });
  if (warning.id !== 'narrow') return text(`media.warning.${warning.id}`);
  const { width, needed, contentType } = warning;
  return text('media.warning.narrow', { width, needed, use: formOf(contentType)?.label ?? contentType });
}
