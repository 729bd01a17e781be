import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ContentTask } from '../../../schemas/generated/types';
import { deleteTask, setTaskStatus } from '../api/tasks';
import type { NameOf } from '../publishing/calls/people';
import { Problem } from '../shell/problem';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import { showDay } from './show-day';
import { useDiscussionWrite } from './use-discussion';

interface TaskRowProps {
  task: ContentTask;
  nameOf: NameOf;
  timeZone: string;
}

/** A task with a checkbox for its assignee. */
export function TaskRow({ task, nameOf, timeZone }: TaskRowProps) {
  const me = usePerson();
  const labelId = useId();
  const isResolved = task.status === 'resolved';
  const resolve = useDiscussionWrite(() => setTaskStatus(task, isResolved ? 'active' : 'resolved'));
  const remove = useDiscussionWrite(() => deleteTask(task));
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}
    >
      <Checkbox
        size="small"
        // Updated optimistically: the response takes a moment, and a disabled checkbox would lose the focus.
        checked={resolve.isPending ? !isResolved : isResolved}
        onChange={() => {
          if (!resolve.isPending) resolve.mutate(undefined);
        }}
        slotProps={{ input: { 'aria-labelledby': labelId } }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography
          id={labelId}
          sx={{ overflowWrap: 'anywhere', textDecoration: isResolved ? 'line-through' : 'none' }}
        >
          {task.body}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text(task.dueDate === undefined ? 'discussion.for' : 'discussion.forUntil', {
            name: nameOf(task.assignedTo.sys.id),
            day: task.dueDate === undefined ? '' : showDay(task.dueDate, timeZone),
          })}
        </Typography>
        {resolve.error && <Problem error={resolve.error} />}
        {remove.error && <Problem error={remove.error} />}
      </Box>
      {task.sys.createdBy?.sys.id === me.id && (
        <Button
          size="small"
          color="inherit"
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          {text('discussion.delete')}
        </Button>
      )}
    </Box>
  );
}
