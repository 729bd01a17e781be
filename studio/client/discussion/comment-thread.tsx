import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ContentComment } from '../../../schemas/generated/types';
import { createComment, deleteComment, setCommentStatus } from '../api/comments';
import type { NameOf } from '../publishing/calls/people';
import { showTime } from '../publishing/model/show-time';
import { Problem } from '../shell/problem';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import type { Thread } from './threads';
import { useDiscussionWrite } from './use-discussion';
import { WriteText } from './write-text';

const maxBytes = 2_048;

interface CommentThreadProps {
  thread: Thread;
  nameOf: NameOf;
  timeZone: string;
}

/** A comment with its answers. A resolved one is collapsed to its first line. */
export function CommentThread({ thread: { first, answers }, nameOf, timeZone }: CommentThreadProps) {
  const isResolved = first.status === 'resolved';
  const [answering, setAnswering] = useState(false);
  const resolve = useDiscussionWrite(() => setCommentStatus(first, isResolved ? 'active' : 'resolved'));
  const answer = useDiscussionWrite((body: string) =>
    createComment(first.sys.parentEntity.sys.id, body, first.sys.id),
  );
  return (
    <Box component="li" sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider', pt: 1.5, pb: 2 }}>
      {isResolved && <Chip size="small" label={text('discussion.resolved')} sx={{ mb: 0.5 }} />}
      <Comment comment={first} nameOf={nameOf} timeZone={timeZone} isShort={isResolved} />
      {!isResolved && answers.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ pl: 2, my: 1, borderLeft: 2, borderColor: 'divider' }}>
          {answers.map((comment) => (
            <Box component="li" key={comment.sys.id} sx={{ listStyle: 'none' }}>
              <Comment comment={comment} nameOf={nameOf} timeZone={timeZone} />
            </Box>
          ))}
        </Stack>
      )}
      <Stack direction="row" spacing={1}>
        {!isResolved && (
          <Button size="small" aria-expanded={answering} onClick={() => setAnswering(!answering)}>
            {text('discussion.answer')}
          </Button>
        )}
        <Button size="small" disabled={resolve.isPending} onClick={() => resolve.mutate(undefined)}>
          {text(isResolved ? 'discussion.reopen' : 'discussion.resolve')}
        </Button>
      </Stack>
      {resolve.error && <Problem error={resolve.error} />}
      {answering && !isResolved && (
        <WriteText
          label={text('discussion.answerLabel')}
          send={text('discussion.send')}
          maxBytes={maxBytes}
          isSending={answer.isPending}
          error={answer.error}
          onSend={(body) => answer.mutateAsync(body).then(() => setAnswering(false))}
        />
      )}
    </Box>
  );
}

interface CommentProps {
  comment: ContentComment;
  nameOf: NameOf;
  timeZone: string;
  isShort?: boolean;
}

function Comment({ comment, nameOf, timeZone, isShort = false }: CommentProps) {
  const me = usePerson();
  const remove = useDiscussionWrite(() => deleteComment(comment));
  const author = comment.sys.createdBy?.sys.id;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {nameOf(author)} · {showTime(comment.sys.createdAt, timeZone)}
      </Typography>
      <Typography
        noWrap={isShort}
        sx={{ whiteSpace: isShort ? 'nowrap' : 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {comment.body}
      </Typography>
      {author === me.id && !isShort && (
        <Button
          size="small"
          color="inherit"
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          {text('discussion.delete')}
        </Button>
      )}
      {remove.error && <Problem error={remove.error} />}
    </>
  );
}
