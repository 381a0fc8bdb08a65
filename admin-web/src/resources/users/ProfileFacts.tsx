import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';
import { MemberText } from '../../components/content/MemberText';
import { Facts } from '../../components/Facts';
import type { AdminUserDetailsDto } from '../../api/generated';

/** A member's contact details and profile. */
export function ProfileFacts({ user }: { user: AdminUserDetailsDto }) {
  const translate = useTranslate();
  const { UserProfile: profile } = user;
  const label = (field: string) => translate(`resources.users.fields.${field}`);
  return (
    <Facts
      facts={[
        { label: label('email'), value: user.email, copy: user.email },
        { label: label('phone'), value: formatPhone(user.phone), copy: user.phone },
        { label: label('college'), value: profile.collegeName },
        { label: label('college_year'), value: profile.collegeYear },
        { label: label('course'), value: profile.courseName },
        {
          label: label('about'),
          value: profile.bio && <MemberText background="surface">{profile.bio}</MemberText>,
        },
        { label: label('createdAt'), value: indiaDateTime(user.createdAt) },
        { label: label('id'), value: user.id, copy: user.id },
      ]}
    />
  );
}
