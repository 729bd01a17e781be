import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ManagedEntry } from '../../../schemas/generated/types';
import { valueOf } from '../../model/fields';
import { addressOf } from '../composer/structure';
import { usePeopleNames } from '../publishing/calls/people';
import { StoredStatusChip } from '../publishing/status-chip';
import { text } from '../text/text';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Columns hidden on phones, where their content is below the name. */
export const onWideScreens = { display: { xs: 'none', sm: 'table-cell' } };
const onPhones = { display: { xs: 'block', sm: 'none' } };

/** A page in the list. */
export function PageRow({ entry, locale }: { entry: ManagedEntry; locale: string }) {
  const { sys, fields } = entry;
  const nameOf = usePeopleNames();
  const words = (field: string) => {
    const value = valueOf(fields, field, locale);
    return typeof value === 'string' ? value : '';
  };
  const list = (field: string) => {
    const value = valueOf(fields, field, locale);
    return Array.isArray(value) ? value.join(', ') : '';
  };
  const shownOn = [
    list('brands') || list('onlyBrands') || text('pages.everyBrand'),
    list('markets') || list('onlyMarkets'),
  ]
    .filter(Boolean)
    .join(' · ');
  const path = addressOf(sys.contentType.sys.id, fields, locale) ?? '';
  const changed = time.format(new Date(sys.updatedAt));
  return (
    <TableRow hover>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/pages/${sys.id}`} sx={{ fontWeight: 600 }}>
          {words('title') || words('internalName') || text('outline.unnamed')}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary">
          {words('internalName')}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={onPhones}>
          {[path, shownOn, changed].filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      <TableCell sx={onWideScreens}>{path}</TableCell>
      <TableCell sx={onWideScreens}>{shownOn}</TableCell>
      <TableCell>
        <StoredStatusChip entry={entry} />
      </TableCell>
      <TableCell sx={onWideScreens}>
        {changed}
        <Typography variant="caption" component="div" color="textSecondary">
          {nameOf(sys.updatedBy?.sys.id)}
        </Typography>
      </TableCell>
    </TableRow>
  );
}
