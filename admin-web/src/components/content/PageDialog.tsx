import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCount, formatCounted } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PageRecord } from '../../providers/records/content';
import { Facts } from '../Facts';
import { EntryDialog } from './EntryDialog';
import { Person } from './Person';
import { RemovalDialog } from './RemovalDialog';
import { RemoveButton } from './RemoveButton';
import { RemovedEntry } from './RemovedEntry';

interface PageDialogProps {
  page: PageRecord;
  onClose: () => void;
  /** Called after it was removed, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

/** A community page in brief, and its removal or the way back. */
export function PageDialog({ page, onClose, onRemoved }: PageDialogProps) {
  const [isRemoving, setRemoving] = useState(false);

  if (page.removal !== null) {
    const dialog = {
      title: page.title,
      resource: 'pages',
      id: page.id,
      removal: page.removal,
      onClose,
    } as const;
    return (
      <RemovedEntry {...dialog} onRestored={onRemoved}>
        <PageBody page={page} />
      </RemovedEntry>
    );
  }
  if (isRemoving) {
    return (
      <RemovalDialog
        resource="pages"
        id={page.id}
        kind="page"
        title={`Remove the page “${page.title}”?`}
        text={`It disappears for everyone at once${withItsPosts(page.posts)}. You can undo this for 30 days.`}
        subject={`The page “${page.title}”`}
        onRemoved={onRemoved}
        onClose={() => setRemoving(false)}
      />
    );
  }
  return (
    <EntryDialog
      title={page.title}
      action={<RemoveButton onClick={() => setRemoving(true)}>Remove page</RemoveButton>}
      onClose={onClose}
    >
      <PageBody page={page} />
    </EntryDialog>
  );
}

function PageBody({ page }: { page: PageRecord }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
        <Arch path={page.removal === null ? page.picture : null} seed={page.id} width={88} height={104} />
        <Person person={page.creator}>created it on {indiaDate(page.createdAt)}</Person>
        <CategoryChip category={page.category} />
      </Box>
      <Typography sx={{ mb: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {page.description}
      </Typography>
      <Facts
        facts={[
          { label: 'Followers', value: formatCount(page.followers) },
          { label: 'Posts', value: formatCount(page.posts) },
          { label: 'Last active', value: indiaDate(page.activeAt) },
        ]}
      />
    </>
  );
}

/** What goes with a page; nothing goes with an empty one. */
function withItsPosts(posts: number): string {
  if (posts === 0) return '';
  return `, with ${formatCounted(posts, 'post', 'posts')} and all comments, likes and pictures below them`;
}
