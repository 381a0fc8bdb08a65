import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PagesToFollow } from '../../features/pages/PagesToFollow';
import { OwnProfileCard } from '../../features/profile/OwnProfileCard';

/** Beside the feed: the member, pages that may be of interest, and whom to write to. */
export function MemberRail() {
  const { brandName, contactEmail } = runtimeConfig();
  return (
    <>
      <OwnProfileCard />
      <PagesToFollow />
      <Typography variant="caption" sx={{ px: 1, color: 'campus.ink3' }}>
        {`© ${new Date().getFullYear()} ${brandName}`}
        <br />
        <Link href={`mailto:${contactEmail}`} color="inherit">
          {contactEmail}
        </Link>
      </Typography>
    </>
  );
}
