import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { MemberCardDto } from '../../api/generated';

interface PersonProps {
  person: MemberCardDto;
  /** A second line. */
  children: ReactNode;
}

/** The author of an entry with a link to their details, and a second line. */
export function Person({ person, children }: PersonProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Avatar person={person} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/users/id/${person.id}`}
          underline="hover"
          dir="auto"
          variant="subtitle2"
          sx={{ display: 'block', color: 'campus.ink', overflowWrap: 'anywhere' }}
        >
          {person.name}
        </Link>
        <Box sx={{ typography: 'caption', color: 'campus.ink2', overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
    </Box>
  );
}
