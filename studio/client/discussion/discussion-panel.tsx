import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePeopleNames } from '../publishing/calls/people';
import { CloseIcon } from '../shell/icons';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { CommentList } from './comment-list';
import { TaskList } from './task-list';
import type { useDiscussion } from './use-discussion';

interface DiscussionPanelProps extends ReturnType<typeof useDiscussion> {
  open: boolean;
  entryId: string;
  /** Name of the discussed block or page. */
  subject: string;
  timeZone: string;
  onClose: () => void;
}

/** Tasks and comments of the selected block, or of the page. */
export function DiscussionPanel(props: DiscussionPanelProps) {
  const { open, entryId, subject, timeZone, comments, tasks, onClose } = props;
  const titleId = useId();
  const nameOf = usePeopleNames();
  const error = comments.error ?? tasks.error;
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 480 }, p: 2.5 } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id={titleId} variant="h6" component="h2">
          {text('discussion.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={text('discussion.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {text('discussion.about', { subject })}
      </Typography>
      {error && (
        <Problem error={error} onRetry={() => void Promise.all([comments.refetch(), tasks.refetch()])} />
      )}
      {!error && (!comments.data || !tasks.data) && <Loading />}
      {tasks.data && (
        <TaskList key={`tasks ${entryId}`} {...{ entryId, nameOf, timeZone }} tasks={tasks.data} />
      )}
      {comments.data && (
        <CommentList
          key={`comments ${entryId}`}
          {...{ entryId, nameOf, timeZone }}
          comments={comments.data}
        />
      )}
    </Drawer>
  );
}
