import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { NewBrandCheckReply } from '../../../../schemas/generated/types';
import { text } from '../../text/text';

interface ConfirmDialogProps {
  brand: NonNullable<NewBrandCheckReply['brand']>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before a brand is activated. */
export function ConfirmDialog({ brand, onConfirm, onClose }: ConfirmDialogProps) {
  const titleId = useId();
  const { id, name, markets, hosts } = brand;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('newBrand.confirm', { brand: name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {text('newBrand.confirmHow', {
            ...{ id, hosts: hosts.join(', ') },
            markets: markets.map((market) => market.name).join(', '),
          })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('shell.cancel')}</Button>
        <Button variant="contained" autoFocus onClick={onConfirm}>
          {text('newBrand.make')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
