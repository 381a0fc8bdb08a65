import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';
import { MemberText } from '../../components/content/MemberText';
import { Facts } from '../../components/Facts';
import type { UserDetailsRecord } from '../../providers/records/users';

/** A member's contact details and profile. */
export function ProfileFacts({ user }: { user: UserDetailsRecord }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.users.fields.${field}`);
  return (
    <Facts
      facts={[
        { label: label('email'), value: user.email, copy: user.email },
        { label: label('phone'), value: formatPhone(user.phone), copy: user.phone },
        { label: label('college'), value: user.college },
        { label: label('college_year'), value: user.collegeYear },
        { label: label('course'), value: user.course },
        {
          label: label('about'),
          value: user.bio && <MemberText background="surface">{user.bio}</MemberText>,
        },
        { label: label('createdAt'), value: indiaDateTime(user.joinedAt) },
        { label: label('id'), value: user.id, copy: user.id },
      ]}
    />
  );
}
