import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AdminPageDto } from '../../api/generated';
import { Facts } from '../Facts';
import { ContentDialog } from './ContentDialog';
import type { EntryDialogActions } from './EntryList';
import { MemberText } from './MemberText';
import { Person } from './Person';
import { useCounted } from '../../i18n/i18nProvider';
import { RemovalDialog } from './RemovalDialog';

/** A community page in brief, with the button that removes or restores it. */
export function PageDialog({ page, ...actions }: EntryDialogActions & { page: AdminPageDto }) {
  return (
    <ContentDialog
      title={isolate(page.title)}
      name={page.title}
      resource="pages"
      entry={page}
      confirmation={(confirming) => <PageRemoval page={page} {...confirming} />}
      {...actions}
    >
      <PageBody page={page} />
    </ContentDialog>
  );
}

function PageBody({ page }: { page: AdminPageDto }) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
        <Arch path={page.removal ? null : page.imageUrl} seed={page.id} width={88} height={104} />
        <Person person={page.User}>
          {translate('content.pages.created', { day: indiaDate(page.createdAt) })}
        </Person>
        <CategoryChip category={page.category} />
      </Box>
      <Box sx={{ mb: 4 }}>
        <MemberText>{page.description}</MemberText>
      </Box>
      <Facts
        facts={[
          { label: translate('content.pages.followers'), value: formatCount(page.followers) },
          { label: translate('resources.posts.name'), value: formatCount(page.posts) },
          { label: translate('content.pages.last_active'), value: indiaDate(page.updatedAt) },
        ]}
      />
    </>
  );
}

/** Confirms the removal of a page, which takes its posts with it. */
export function PageRemoval({
  page: { id, title, posts },
  ...actions
}: EntryDialogActions & { page: AdminPageDto }) {
  const translate = useTranslate();
  const counted = useCounted();
  const text =
    posts === 0
      ? translate('content.pages.remove_empty_text')
      : translate('content.pages.remove_text', { posts: counted('content.post_count', posts) });
  return <RemovalDialog resource="pages" id={id} name={title} text={text} {...actions} />;
}
