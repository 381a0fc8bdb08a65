import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PageRecord } from '../../providers/records/content';
import { Facts } from '../Facts';
import { EntryDialog } from './EntryDialog';
import type { EntryDialogActions } from './EntryList';
import { PageRemoval } from './PageRemoval';
import { Person } from './Person';
import { RemoveButton } from './RemoveButton';
import { RemovedEntry } from './RemovedEntry';

/** A community page in brief, with the button that removes or restores it. */
export function PageDialog({ page, onClose, onRemoved }: EntryDialogActions & { page: PageRecord }) {
  const translate = useTranslate();
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
    return <PageRemoval page={page} onRemoved={onRemoved} onClose={() => setRemoving(false)} />;
  }
  return (
    <EntryDialog
      title={page.title}
      action={
        <RemoveButton onClick={() => setRemoving(true)}>{translate('content.pages.remove')}</RemoveButton>
      }
      onClose={onClose}
    >
      <PageBody page={page} />
    </EntryDialog>
  );
}

function PageBody({ page }: { page: PageRecord }) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
        <Arch path={page.removal === null ? page.picture : null} seed={page.id} width={88} height={104} />
        <Person person={page.creator}>
          {translate('content.pages.created', { day: indiaDate(page.createdAt) })}
        </Person>
        <CategoryChip category={page.category} />
      </Box>
      <Typography sx={{ mb: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {page.description}
      </Typography>
      <Facts
        facts={[
          { label: translate('content.pages.followers'), value: formatCount(page.followers) },
          { label: translate('resources.posts.name'), value: formatCount(page.posts) },
          { label: translate('content.pages.last_active'), value: indiaDate(page.activeAt) },
        ]}
      />
    </>
  );
}
