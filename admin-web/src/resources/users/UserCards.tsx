import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ClippedText } from '../../components/ClippedText';
import type { AdminUserDto } from '../../api/generated';
import { StatusChip } from './StatusChip';
import { useRowSelection } from './selection';
import { useOpenRow } from './useOpenRow';
import { UserMark } from './UserMark';
import { detailsPath, ViewMore } from './ViewMore';

/** The users of the list in context on a narrow screen: a card each with what the table has, every value with its label. */
export function UserCards() {
  const translate = useTranslate();
  const { data = [] } = useListContext<AdminUserDto>();
  return (
    <PlainList aria-label={translate('resources.users.name')}>
      {data.map((user) => (
        <UserCard key={user.id} user={user} />
      ))}
    </PlainList>
  );
}

function UserCard({ user }: { user: AdminUserDto }) {
  const { id, name, email, phone, createdAt, status, UserProfile } = user;
  const translate = useTranslate();
  const clicks = useOpenRow(user, detailsPath(id));
  const { isChosen } = useRowSelection(user);
  const hasDetails = status !== 'deleted';
  const values = {
    ...(email !== null && { email }),
    ...(phone !== null && { phone: formatPhone(phone) }),
    college: UserProfile.collegeName || '-',
    course: UserProfile.courseName || '-',
    createdAt: indiaDate(createdAt),
  };
  return (
    <Box
      component="li"
      {...(hasDetails && clicks)}
      sx={{
        px: 4,
        pt: 3.5,
        pb: 2,
        cursor: hasDetails ? 'pointer' : undefined,
        bgcolor: isChosen ? 'campus.teal.tint' : undefined,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
        <UserMark user={user} />
        <Typography variant="subtitle2" component="div" sx={{ minWidth: 0, fontSize: '0.9375rem' }}>
          <ClippedText lines={2} isTabStop={!hasDetails}>
            {name}
          </ClippedText>
          <StatusChip status={status} />
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
          columnGap: 3,
          rowGap: 1,
          m: 0,
          mt: 2,
          typography: 'body2',
        }}
      >
        {Object.entries(values).map(([field, value]) => (
          <Fragment key={field}>
            <Box component="dt" sx={{ color: 'campus.ink2' }}>
              {translate(`resources.users.fields.${field}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              <ClippedText lines={4} isTabStop={!hasDetails}>
                {value}
              </ClippedText>
            </Box>
          </Fragment>
        ))}
      </Box>
      {hasDetails && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <ViewMore id={id} name={name} />
        </Box>
      )}
    </Box>
  );
}
