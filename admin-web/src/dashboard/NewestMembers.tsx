import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ClippedText } from '../components/ClippedText';
import { FailureAlert } from '../components/FailureAlert';
import { newestFirst } from '../providers/records';
import type { AdminUserDto } from '../api/generated';

const HOW_MANY = 5;

/** The members who joined last. */
export function NewestMembers() {
  const translate = useTranslate();
  const list = useGetList<AdminUserDto>('users', {
    pagination: { page: 1, perPage: HOW_MANY },
    sort: newestFirst,
  });
  const isLoading = list.isFetching && !list.data;

  return (
    <Card component="section" aria-labelledby="newest-members" sx={{ px: { xs: 4, md: 5 }, pt: 4, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography id="newest-members" variant="h3" component="h2">
          {translate('home.newest.title')}
        </Typography>
        <Button component={RouterLink} to="/users" sx={{ my: '-10px', mr: -3 }}>
          {translate('home.newest.all')}
        </Button>
      </Box>
      {list.error && !list.isFetching ? (
        <Box sx={{ mb: 3 }}>
          <FailureAlert onTryAgain={() => void list.refetch()}>
            {translate('resources.users.list.failed')}
          </FailureAlert>
        </Box>
      ) : (
        <PlainList aria-busy={isLoading}>
          {isLoading
            ? Array.from({ length: HOW_MANY }, (_, row) => <SkeletonRow key={row} />)
            : list.data?.map((user) => <MemberRow key={user.id} {...user} />)}
        </PlainList>
      )}
      {list.data?.length === 0 && (
        <Typography variant="body2" sx={{ pb: 3, color: 'campus.ink2' }}>
          {`${translate('resources.users.list.empty')}. ${translate('resources.users.list.empty_text')}`}
        </Typography>
      )}
    </Card>
  );
}

/** With large text the date wraps below the name. */
const rowLayout = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 44,
} as const;

function MemberRow({ id, name, UserProfile, createdAt }: AdminUserDto) {
  return (
    <Box component="li" sx={rowLayout}>
      <Avatar person={{ id, name, UserProfile }} size={36} />
      <Box sx={{ flex: '1 1 8.5rem', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/users/id/${id}`}
          variant="subtitle2"
          color="inherit"
          underline="hover"
        >
          <ClippedText lines={2} isTabStop={false}>
            {name}
          </ClippedText>
        </Link>
        {UserProfile.collegeName && (
          <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
            <ClippedText>{UserProfile.collegeName}</ClippedText>
          </Typography>
        )}
      </Box>
      <Typography variant="caption" sx={{ color: 'campus.ink2', whiteSpace: 'nowrap' }}>
        {indiaDate(createdAt)}
      </Typography>
    </Box>
  );
}

function SkeletonRow() {
  return (
    <Box component="li" sx={rowLayout}>
      <Skeleton variant="circular" width={36} height={36} />
      <Box sx={{ flex: 1 }}>
        <Typography variant="subtitle2" component="div">
          <Skeleton width="12ch" />
        </Typography>
        <Typography variant="caption" component="div">
          <Skeleton width="18ch" />
        </Typography>
      </Box>
    </Box>
  );
}
