import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of a page with a heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" aria-labelledby={`${id}-title`} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={`${id}-title`} component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  right?: boolean;
  /** For times and amounts, which must not wrap. */
  short?: boolean;
}

interface DataTableProps<Row> {
  name: string;
  columns: readonly Column<NoInfer<Row>>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Text shown instead of an empty table. */
  empty: string;
}

/** A table that scrolls horizontally on a narrow screen, also by keyboard. */
export function DataTable<Row>({ name, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box role="group" aria-label={name} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ title, right }) => (
              <TableCell key={title} align={right ? 'right' : 'left'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ title, cell, right, short }) => (
                <TableCell
                  key={title}
                  align={right ? 'right' : 'left'}
                  sx={short || right ? { whiteSpace: 'nowrap' } : { minWidth: 96 }}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface ActionFormProps {
  /** Page of the form, to which it is sent. */
  path: string;
  form: string;
  /** Id of the record, on pages that repeat the form. */
  subject?: string;
  children: ReactNode;
}

/** A form of the desk: it posts to its own page and includes its name. */
export function ActionForm({ path, form, subject, children }: ActionFormProps) {
  return (
    <Box component="form" method="post" action={path} sx={{ mt: 1.5 }}>
      <input type="hidden" name="form" value={form} />
      {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: { sm: 'flex-start' }, flexWrap: 'wrap' }}
      >
        {children}
      </Stack>
    </Box>
  );
}

interface FieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  value?: string | undefined;
  type?: string;
  hint?: string;
  longest?: number;
  required?: boolean;
  /** Rows of a multi-line text. */
  rows?: number;
  /** Allowed values, shown as a select. */
  options?: readonly { value: string; text: string }[];
}

/** A field with a static label above, readable without JavaScript. */
export function Field({
  id,
  name,
  label,
  value,
  type = 'text',
  hint,
  longest,
  required = false,
  rows,
  options,
}: FieldProps) {
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      type={type}
      size="small"
      required={required}
      defaultValue={value ?? ''}
      helperText={hint}
      select={options !== undefined}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows })}
      sx={{ minWidth: { sm: 180 }, flexGrow: name === 'reason' || name === 'text' ? 1 : 0 }}
      slotProps={{
        inputLabel: { shrink: true },
        select: { native: true },
        htmlInput: {
          ...(longest ? { maxLength: longest } : {}),
          ...(options ? {} : { autoComplete: 'off' }),
        },
      }}
    >
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </TextField>
  );
}

interface SubmitProps {
  /** Value of `decision`, for forms with several buttons. */
  decision?: string;
  danger?: boolean;
  children: ReactNode;
}

export function Submit({ decision, danger = false, children }: SubmitProps) {
  return (
    <Button
      type="submit"
      variant={danger ? 'outlined' : 'contained'}
      color={danger ? 'error' : 'primary'}
      {...(decision ? { name: 'decision', value: decision } : {})}
    >
      {children}
    </Button>
  );
}
