import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ContentTask } from '../../../schemas/generated/types';
import { createTask } from '../api/tasks';
import { type NameOf, usePeople } from '../publishing/calls/people';
import { text } from '../text/text';
import { TaskRow } from './task-row';
import { useDiscussionWrite } from './use-discussion';
import { WriteText } from './write-text';

const maxBytes = 512;

interface TaskListProps {
  entryId: string;
  tasks: readonly ContentTask[];
  nameOf: NameOf;
  timeZone: string;
}

/** Tasks that must be resolved before publishing an entry, with a form for a new one. */
export function TaskList({ entryId, tasks, nameOf, timeZone }: TaskListProps) {
  const people = usePeople();
  const [assigneeId, setAssigneeId] = useState('');
  const [dueDate, setDueDate] = useState('');
  const add = useDiscussionWrite((body: string) =>
    createTask(entryId, { body, assigneeId, ...(dueDate === '' ? {} : { dueDate }) }),
  );
  return (
    <Box component="section" aria-label={text('discussion.tasks')} sx={{ mb: 4 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {text('discussion.tasks')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('discussion.tasksHelp')}
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, mb: 2 }}>
        {[...tasks]
          .sort((one, other) => Number(one.status === 'resolved') - Number(other.status === 'resolved'))
          .map((task) => (
            <TaskRow key={task.sys.id} task={task} nameOf={nameOf} timeZone={timeZone} />
          ))}
      </Box>
      <WriteText
        label={text('discussion.taskLabel')}
        send={text('discussion.addTask')}
        maxBytes={maxBytes}
        isSending={add.isPending}
        error={add.error}
        isReady={assigneeId !== ''}
        onSend={(body) => add.mutateAsync(body)}
      >
        <Stack direction="row" spacing={1}>
          <TextField
            select
            size="small"
            label={text('discussion.assignee')}
            value={assigneeId}
            onChange={({ target }) => setAssigneeId(target.value)}
            sx={{ minWidth: 200 }}
          >
            {people.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="date"
            size="small"
            label={text('discussion.due')}
            value={dueDate}
            onChange={({ target }) => setDueDate(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Stack>
      </WriteText>
    </Box>
  );
}
