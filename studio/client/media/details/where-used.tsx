import { Box, Button, Chip, CircularProgress, Link, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { entryName } from '../../forms/entry-name';
import { fieldsOf, formOf } from '../../forms/form-catalogue';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import type { AssetUser } from './asset-uses';
import { readPagesOf } from './pages-of';
import { useAssetUses } from './use-asset';

interface Props {
  readonly assetId: string;
  readonly defaultLocale: string;
}

/** Number of entries whose pages are loaded at once, which takes a few calls each. */
const followedAtOnce = 10;

/** Entries that link an asset, with their pages. */
export function WhereUsed({ assetId, defaultLocale }: Props) {
  const { data, error, refetch } = useAssetUses(assetId);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <CircularProgress size={20} aria-label={text('media.uses.loading')} />;
  if (data.length === 0) return <Typography variant="body2">{text('media.uses.none')}</Typography>;
  return (
    <>
      <Typography variant="body2">{text('media.uses.count', { count: data.length })}</Typography>
      <List
        dense
        disablePadding
        sx={{ maxHeight: 320, overflow: 'auto' }}
        aria-label={text('media.uses.title')}
      >
        {data.map((user, index) => (
          <UserItem
            key={user.entry.sys.id}
            user={user}
            defaultLocale={defaultLocale}
            isFollowed={index < followedAtOnce}
          />
        ))}
      </List>
    </>
  );
}

interface ItemProps {
  readonly user: AssetUser;
  readonly defaultLocale: string;
  /** Whether its pages are loaded automatically. */
  readonly isFollowed: boolean;
}

function UserItem({ user, defaultLocale, isFollowed }: ItemProps) {
  const [isAsked, setAsked] = useState(false);
  const { entry, isInDraft, isInPublished } = user;
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <Typography variant="body2">{entryName(typeOf(entry), entry.fields, [defaultLocale])}</Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {[formOf(typeOf(entry))?.label ?? typeOf(entry), ...fieldLabels(user)].join(' · ')}
      </Typography>
      {!isInDraft && <Chip size="small" variant="outlined" label={text('media.uses.published-only')} />}
      {!isInPublished && <Chip size="small" variant="outlined" label={text('media.uses.draft-only')} />}
      {isFollowed || isAsked ? (
        <EntryPages entry={entry} defaultLocale={defaultLocale} />
      ) : (
        <Button size="small" onClick={() => setAsked(true)}>
          {text('media.uses.find-pages')}
        </Button>
      )}
    </ListItem>
  );
}

function EntryPages({
  entry,
  defaultLocale,
}: {
  readonly entry: ManagedEntry;
  readonly defaultLocale: string;
}) {
  const { data } = useQuery({
    queryKey: ['media', 'pages-of', entry.sys.id],
    queryFn: ({ signal }) => readPagesOf(entry, signal),
    staleTime: 60_000,
  });
  if (!data || data.pages.length === 0) return null;
  return (
    <Box sx={{ typography: 'caption' }}>
      {text('media.uses.pages')}{' '}
      {data.pages.map((page, index) => (
        <span key={page.sys.id}>
          {index > 0 && ', '}
          {typeOf(page) === 'page' ? (
            <Link component={RouterLink} to={`/pages/${encodeURIComponent(page.sys.id)}`}>
              {entryName(typeOf(page), page.fields, [defaultLocale])}
            </Link>
          ) : (
            entryName(typeOf(page), page.fields, [defaultLocale])
          )}
        </span>
      ))}
      {data.isPartial && ` ${text('media.uses.more')}`}
    </Box>
  );
}

function typeOf({ sys }: ManagedEntry): string {
  return sys.contentType.sys.id;
}

function fieldLabels({ entry, fields }: AssetUser): string[] {
  const form = formOf(typeOf(entry));
  const known = form ? fieldsOf(form) : [];
  return fields.map((id) => known.find(({ name }) => name === id)?.label ?? id);
}
