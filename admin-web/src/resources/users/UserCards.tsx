import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { ClippedText } from '../../components/ClippedText';
import type { UserRecord } from '../../providers/records/users';
import { StatusChip } from './StatusChip';
import { useOpenRow } from './useOpenRow';
import { detailsPath, ViewMore } from './ViewMore';

/** The users of the list in context on a narrow screen: name, college and day of joining. */
export function UserCards() {
  const translate = useTranslate();
  const { data = [] } = useListContext<UserRecord>();
  return (
    <PlainList aria-label={translate('resources.users.name')}>
      {data.map((user) => (
        <UserCard key={user.id} {...user} />
      ))}
    </PlainList>
  );
}

function UserCard({ id, name, picture, college, joinedAt, status }: UserRecord) {
  const translate = useTranslate();
  const clicks = useOpenRow(detailsPath(id));
  const hasDetails = status !== 'deleted';
  return (
    <Box
      component="li"
      {...(hasDetails && clicks)}
      sx={{
        display: 'flex',
        gap: 2.5,
        px: 4,
        py: 3,
        cursor: hasDetails ? 'pointer' : undefined,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
      }}
    >
      <Avatar path={picture} size={32} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="subtitle2" component="div" sx={{ fontSize: '0.9375rem' }}>
          <ClippedText lines={2} isTabStop={!hasDetails}>
            {name}
          </ClippedText>
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
          <ClippedText lines={4} isTabStop={!hasDetails}>
            {college || '-'}
          </ClippedText>
          {translate('resources.users.joined', { day: indiaDate(joinedAt) })}
        </Typography>
        <StatusChip status={status} />
      </Box>
      {hasDetails && (
        <Box sx={{ alignSelf: 'center', flex: 'none' }}>
          <ViewMore id={id} name={name} />
        </Box>
      )}
    </Box>
  );
}
