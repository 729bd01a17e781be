import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { usePeopleNames } from '../publishing/calls/people';
import { text } from '../text/text';
import type { StoredChange } from './calls';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface StoredChangesProps {
  changes: readonly StoredChange[];
  mayChange: boolean;
  onTakeBack: (change: StoredChange) => void;
}

/** Stored changes that are not in the files, with buttons to revert them. */
export function StoredChanges({ changes, mayChange, onTakeBack }: StoredChangesProps) {
  const nameOf = usePeopleNames();
  return (
    <section aria-labelledby="stored-changes">
      <Typography id="stored-changes" component="h2" variant="h3">
        {text('brands.stored')}
      </Typography>
      {changes.length === 0 && <Typography color="textSecondary">{text('brands.storedNone')}</Typography>}
      <List dense>
        {changes.map((change) => {
          const place = `${change.file} ${change.pointer}`;
          return (
            <ListItem
              key={place}
              disableGutters
              secondaryAction={
                mayChange && (
                  <Button
                    size="small"
                    aria-label={text('brands.takeBackPlace', { place })}
                    onClick={() => onTakeBack(change)}
                  >
                    {text('brands.takeBack')}
                  </Button>
                )
              }
            >
              <ListItemText
                primary={`${place}: ${JSON.stringify(change.value ?? null)}`}
                secondary={`${nameOf(change.by)}, ${time.format(new Date(change.at))}`}
                slotProps={{ primary: { sx: { pr: 12, overflowWrap: 'anywhere' } } }}
              />
            </ListItem>
          );
        })}
      </List>
    </section>
  );
}
