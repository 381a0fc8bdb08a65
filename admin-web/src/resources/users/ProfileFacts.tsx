import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { Facts } from '../../components/Facts';
import type { UserDetailsRecord } from '../../providers/records/users';

/** Who a member is and how to reach them. */
export function ProfileFacts({ user }: { user: UserDetailsRecord }) {
  return (
    <Facts
      facts={[
        { label: 'Email', value: user.email, copy: user.email },
        { label: 'Phone', value: formatPhone(user.phone), copy: user.phone },
        { label: 'College', value: user.college },
        { label: 'College year', value: user.collegeYear },
        { label: 'Course', value: user.course },
        {
          label: 'About',
          value: user.bio && (
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              {user.bio}
            </Box>
          ),
        },
        { label: 'Joined Date', value: indiaDateTime(user.joinedAt) },
        { label: 'ID', value: user.id, copy: user.id },
      ]}
    />
  );
}
