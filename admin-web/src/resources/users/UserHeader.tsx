import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { formatCount, inNumber } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { NoticeText } from '../../components/Notice';
import type { UserDetailsRecord } from '../../providers/records/users';
import { StatusButton } from './StatusButton';
import { StatusChip } from './StatusChip';

interface UserHeaderProps {
  user: UserDetailsRecord;
  /** Called after the status was changed, or could not be, with a sentence that says so. */
  onChanged: (notice: string | NoticeText) => void;
}

/** Who this is, how much they have done, and the button that shuts them out or lets them in again. */
export function UserHeader({ user, onChanged }: UserHeaderProps) {
  const { posts, comments, likes, pages, followedPages } = user.counts;
  const figures = [
    [posts, 'post', 'posts'],
    [comments, 'comment', 'comments'],
    [likes, 'like', 'likes'],
    [pages, 'page', 'pages'],
    [followedPages, 'follow', 'follows'],
  ] as const;
  const line = user.title || [user.course, user.college].filter((text) => text !== '').join(', ');

  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 5,
        rowGap: 4,
        p: { xs: 4, md: 6 },
      }}
    >
      <Avatar path={user.picture} size={88} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {user.name}
        </Typography>
        {line !== '' && (
          <Typography sx={{ color: 'campus.ink2', overflowWrap: 'anywhere' }}>{line}</Typography>
        )}
        {user.suspension && <StatusChip status="suspended" />}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: { xs: 4, sm: 5, md: 7 } }}>
        {figures.map(([count, ofOne, ofOthers]) => (
          <Box key={ofOne} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="caption" sx={{ color: 'campus.ink2' }}>
              {inNumber(count, ofOne, ofOthers)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatCount(count)}
            </Typography>
          </Box>
        ))}
      </Box>
      <StatusButton user={user} onChanged={onChanged} />
    </Card>
  );
}
