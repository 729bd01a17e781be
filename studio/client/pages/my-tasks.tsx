import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import type { ContentTask } from '../../../schemas/generated/types';
import { readEntries } from '../api/entries';
import { readMyTasks } from '../api/tasks';
import { showDay } from '../discussion/show-day';
import { readPagesOf } from '../media/details/pages-of';
import { text } from '../text/text';

/** Open tasks of the signed-in person, with links to their pages. */
export function MyTasks() {
  const { data = [] } = useQuery({ queryKey: ['discussion', 'mine'], queryFn: readMyTasks });
  if (data.length === 0) return null;
  return (
    <Alert severity="info" icon={false} variant="outlined" sx={{ mb: 2 }}>
      {text('discussion.mine', { count: data.length })}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {data.map((task) => (
          <li key={task.sys.id}>
            <TaskLink task={task} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function TaskLink({ task }: { task: ContentTask }) {
  const entryId = task.sys.parentEntity.sys.id;
  const page = useQuery({
    queryKey: ['page of entry', entryId],
    queryFn: async ({ signal }) => {
      const [entry] = await readEntries([entryId]);
      return entry ? ((await readPagesOf(entry, signal)).pages[0]?.sys.id ?? null) : null;
    },
    staleTime: 60_000,
  });
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const due =
    task.dueDate === undefined
      ? ''
      : ` (${text('discussion.until', { day: showDay(task.dueDate, timeZone) })})`;
  if (!page.data) return `${task.body}${due}`;
  const block = page.data === entryId ? '' : `?block=${encodeURIComponent(entryId)}`;
  return (
    <>
      <Link component={RouterLink} to={`/pages/${encodeURIComponent(page.data)}${block}`}>
        {task.body}
      </Link>
      {due}
    </>
  );
}
