import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { BrandSettingsReply } from '../../../schemas/generated/types';
import { text } from '../text/text';

type Setting = BrandSettingsReply['values'][number];

/** Settings, each with the file and law that determine it. */
export function SettingsTable({ brand, settings }: { brand: string; settings: readonly Setting[] }) {
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={text('brands.openSettings')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('brands.setting')}</TableCell>
            <TableCell>{text('brands.value')}</TableCell>
            <TableCell>{text('brands.origin')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {settings.map((setting) => (
            <TableRow key={setting.path}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {setting.path}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: 520 }}>{setting.text}</TableCell>
              <TableCell>
                {setting.file === `changes/${brand}.json` ? text('brands.changedHere') : setting.file}
                <Source setting={setting} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function Source({ setting: { source, note } }: { setting: Setting }) {
  const isLink = source?.url?.startsWith('https://') ?? false;
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      {source && isLink ? (
        <Link href={source.url ?? ''} target="_blank" rel="noopener noreferrer">
          {source.title}
        </Link>
      ) : (
        source?.title
      )}{' '}
      {note}
    </Typography>
  );
}
