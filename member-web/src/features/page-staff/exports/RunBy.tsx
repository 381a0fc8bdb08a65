import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { MemberLink } from '../../../components/MemberLink';
import { OneLine } from '../../../components/OneLine';
import { paths } from '../../../lib/address/paths';
import { nameOf } from '../../../lib/text/members';
import { pagePartTexts as texts } from '../../../texts/pagePart';
import { usePageStaffGetRolesQuery } from './pageStaffApi';

/** Names that stand beside the page; the others are on its own screen. */
const MAX_NAMES = 4;

/** Who runs a page. Nothing until that is known: the owner stands in the page's header. */
export function RunBy({ pageId }: { pageId: string }) {
  const roles = usePageStaffGetRolesQuery({ getRolesDto: { id: pageId } }).currentData?.data;
  if (!roles) return null;
  const people = [roles.owner, ...roles.moderators.map(({ User }) => User)];
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle2" component="h3" id="run-by" sx={{ mb: 2 }}>
        {texts.runBy}
      </Typography>
      <PlainList aria-labelledby="run-by" sx={{ display: 'grid', gap: 2, mb: 2 }}>
        {people.slice(0, MAX_NAMES).map((member) => (
          <Box
            component="li"
            key={member.id}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', minWidth: 0 }}
          >
            <Avatar person={member} size={28} />
            <OneLine dir="auto" sx={{ typography: 'compact' }}>
              <MemberLink member={member}>{nameOf(member)}</MemberLink>
            </OneLine>
          </Box>
        ))}
      </PlainList>
      <Link component={RouterLink} to={paths.pagePeople(pageId)} sx={{ typography: 'compact' }}>
        {texts.seeAll}
      </Link>
    </Box>
  );
}
