import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { MoveDownIcon, MoveUpIcon } from '../shell/icons';
import { text } from '../text/text';
import { type Comparison, changeName } from './use-comparison';

interface ChangeStepsProps {
  comparison: Comparison;
  onShow: (index: number) => void;
}

/** Buttons for the previous and next change. */
export function ChangeSteps({ comparison: { changes, current }, onShow }: ChangeStepsProps) {
  const count = changes.length;
  if (count === 0) return null;
  const steps = [
    { name: text('compare.previous'), Icon: MoveUpIcon, index: ((current ?? 0) - 1 + count) % count },
    {
      name: text('compare.next'),
      Icon: MoveDownIcon,
      index: current === undefined ? 0 : (current + 1) % count,
    },
  ];
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <TextField
        select
        label={text('compare.change')}
        value={current ?? ''}
        onChange={({ target }) => onShow(Number(target.value))}
        sx={{ width: 260 }}
      >
        {changes.map((change, index) => (
          <MenuItem key={change.key} value={index}>
            {text('compare.numbered', { number: index + 1, count, change: changeName(change) })}
          </MenuItem>
        ))}
      </TextField>
      {steps.map(({ name, Icon, index }) => (
        <Tooltip key={name} title={name}>
          <IconButton aria-label={name} onClick={() => onShow(index)}>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
