import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { MemberCardDto } from '../../api/generated';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { OneLine } from '../../components/OneLine';
import { nameOf } from '../../lib/text/members';

interface PersonRowProps {
  member: MemberCardDto;
  /** What they are to the page, or since when. */
  caption: string;
  /** Words of somebody about them. */
  words?: string;
  /** The button beside them. */
  action?: ReactNode;
}

/** A person in a list about a page. */
export function PersonRow({ member, caption, words, action }: PersonRowProps) {
  const name = nameOf(member);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        minHeight: 60,
        py: 1.5,
      }}
    >
      <MemberPictureLink member={member}>
        <Avatar person={member} size={44} />
      </MemberPictureLink>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <OneLine dir="auto" title={name} sx={{ typography: 'subtitle2' }}>
          <MemberLink member={member}>{name}</MemberLink>
        </OneLine>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{caption}</Box>
        {words !== undefined && (
          <Box dir="auto" sx={{ typography: 'compact', overflowWrap: 'anywhere' }}>
            {words}
          </Box>
        )}
      </Box>
      {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  );
}
