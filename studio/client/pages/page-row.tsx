import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ManagedEntry } from '../../../schemas/generated/types';
import { valueOf } from '../../model/fields';
import { usePeopleNames } from '../publishing/calls/people';
import { StoredStatusChip } from '../publishing/status-chip';
import { text } from '../text/text';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

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
  return (
    <TableRow hover>
      <TableCell>
        <Link component={RouterLink} to={`/pages/${sys.id}`} sx={{ fontWeight: 600 }}>
          {words('title') || words('internalName') || text('outline.unnamed')}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary">
          {words('internalName')}
        </Typography>
      </TableCell>
      <TableCell>{words('path')}</TableCell>
      <TableCell>
        {list('brands') || text('pages.everyBrand')}
        {list('markets') && ` · ${list('markets')}`}
      </TableCell>
      <TableCell>
        <StoredStatusChip entry={entry} />
      </TableCell>
      <TableCell>
        {time.format(new Date(sys.updatedAt))}
        <Typography variant="caption" component="div" color="textSecondary">
          {nameOf(sys.updatedBy?.sys.id)}
        </Typography>
      </TableCell>
    </TableRow>
  );
}
