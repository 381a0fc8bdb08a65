import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import type { FoundMemberDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { ResultRow, RowLink } from './ResultRow';

/** A member who was found; the row leads to their profile. */
export function PersonRow({ person }: { person: FoundMemberDto }) {
  const name = nameOf(person);
  const { profileUrl, title } = person.UserProfile;
  const about = [title, person.collegeName].flatMap((words) => (words ? [isolate(words)] : [])).join(' · ');
  return (
    <ResultRow>
      <Avatar path={profileUrl} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <OneLine dir="auto" title={name} sx={{ typography: 'subtitle1' }}>
          <RowLink to={paths.profileOf(person.id)}>{name}</RowLink>
        </OneLine>
        {about !== '' && (
          <OneLine title={about} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {about}
          </OneLine>
        )}
      </Box>
    </ResultRow>
  );
}
