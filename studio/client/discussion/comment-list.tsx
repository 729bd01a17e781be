import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ContentComment } from '../../../schemas/generated/types';
import { createComment } from '../api/comments';
import type { NameOf } from '../publishing/calls/people';
import { text } from '../text/text';
import { CommentThread } from './comment-thread';
import { threadsOf } from './threads';
import { useDiscussionWrite } from './use-discussion';
import { WriteText } from './write-text';

const maxBytes = 2_048;

interface CommentListProps {
  entryId: string;
  comments: readonly ContentComment[];
  nameOf: NameOf;
  timeZone: string;
}

/** The comments on an entry, with a form for a new one. */
export function CommentList({ entryId, comments, nameOf, timeZone }: CommentListProps) {
  const threads = useMemo(() => threadsOf(comments), [comments]);
  const write = useDiscussionWrite((body: string) => createComment(entryId, body));
  return (
    <Box component="section" aria-label={text('discussion.comments')}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {text('discussion.comments')}
      </Typography>
      <WriteText
        label={text('discussion.commentLabel')}
        send={text('discussion.send')}
        maxBytes={maxBytes}
        isSending={write.isPending}
        error={write.error}
        onSend={(body) => write.mutateAsync(body)}
      />
      <Box component="ul" sx={{ p: 0, mt: 2 }}>
        {threads.map((thread) => (
          <CommentThread key={thread.first.sys.id} thread={thread} nameOf={nameOf} timeZone={timeZone} />
        ))}
      </Box>
    </Box>
  );
}
