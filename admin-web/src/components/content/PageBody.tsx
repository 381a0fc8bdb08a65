import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AdminPageDto } from '../../api/generated';
import { Facts } from '../Facts';
import { MemberText } from './MemberText';
import { Person } from './Person';

/** A community page in brief. */
export function PageBody({ page }: { page: AdminPageDto }) {
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
