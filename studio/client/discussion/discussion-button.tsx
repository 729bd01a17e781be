import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDocument } from '../composer/document-context';
import { entryName } from '../composer/structure';
import { CommentIcon } from '../shell/icons';
import { text } from '../text/text';
import { DiscussionPanel } from './discussion-panel';
import { useDiscussion } from './use-discussion';

interface DiscussionButtonProps {
  pageId: string;
  locale: string;
  /** IANA name of the market's time zone. */
  timeZone: string;
}

/** Number of open tasks of the selected block or page; opens its tasks and comments. */
export function DiscussionButton({ pageId, locale, timeZone }: DiscussionButtonProps) {
  const entryId = useDocument(({ selectedId }) => selectedId) ?? pageId;
  const subject = useDocument(({ entries }) => entryName(entries[entryId], locale));
  const [open, setOpen] = useState(false);
  const discussion = useDiscussion(entryId, open);
  const count = discussion.tasks.data?.filter(({ status }) => status === 'active').length ?? 0;
  return (
    <>
      <Button color="inherit" startIcon={<CommentIcon />} onClick={() => setOpen(true)}>
        {count === 0 ? text('discussion.open') : text('discussion.openTasks', { count })}
      </Button>
      <DiscussionPanel
        {...discussion}
        {...{ open, entryId, subject, timeZone }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
