import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCount, formatCounted } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PageRecord } from '../../providers/records/content';
import { Facts } from '../Facts';
import { ReasonDialog } from '../ReasonDialog';
import { EntryDialog } from './EntryDialog';
import { Person } from './Person';
import { useRemoval } from './useRemoval';

interface PageDialogProps {
  page: PageRecord;
  onClose: () => void;
  /** Called after it was removed, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

/** A community page in brief, and its removal. */
export function PageDialog({ page, onClose, onRemoved }: PageDialogProps) {
  const removePage = useRemoval('pages');
  const [isRemoving, setRemoving] = useState(false);

  if (isRemoving) {
    return (
      <ReasonDialog
        topic={`remove page ${page.id}`}
        title={`Remove the page “${page.title}”?`}
        text={`It disappears for everyone at once, with ${formatCounted(page.posts, 'post')} and all comments, likes and pictures below them. This cannot be undone.`}
        hint="Administrators see it in the records. The creator does not."
        missing="Please give a reason"
        confirm="Remove page"
        confirming="Removing..."
        isDangerous
        onConfirm={async (reason) => {
          onRemoved(`The page “${page.title}” ${await removePage(page.id, reason)}.`);
        }}
        onClose={() => setRemoving(false)}
      />
    );
  }
  return (
    <EntryDialog title={page.title} remove="Remove page" onRemove={() => setRemoving(true)} onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
        <Arch path={page.picture} seed={page.id} width={88} height={104} />
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
    </EntryDialog>
  );
}
