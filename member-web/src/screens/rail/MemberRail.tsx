import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { lazyWhenIdle } from '../../lib/loading/loadLater';
import { useNow } from '../../lib/state/clock';
import { commonTexts } from '../../texts/common';
import { frameTexts } from '../../texts/frame';
import { memberFrameTexts } from '../../texts/memberFrame';
import { Waiting } from './Waiting';

/** The first posts do not wait for it. */
const PagesRail = lazyWhenIdle(async () => (await import('../../features/pages/PagesRail')).PagesRail);

/** Legal and other links. Members find them only here, because only public pages have the footer. */
const siteLinks = [
  { label: frameTexts.about, to: paths.about },
  { label: frameTexts.privacy, to: paths.privacy },
  { label: commonTexts.terms, to: paths.terms },
  { label: frameTexts.refundPolicy, to: paths.refund },
  { label: memberFrameTexts.helpNow, to: paths.helpNow },
  { label: memberFrameTexts.grievances, to: paths.grievance },
];

const linkSx = { color: 'inherit', fontWeight: 400, textDecoration: 'none', overflowWrap: 'anywhere' };

/** As high as the window, so that the foot does not move when the cards arrive. */
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minHeight: 'calc(100dvh - 76px)',
});

const Foot = styled('footer')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 'auto',
  paddingInline: 4,
  lineHeight: '1.625rem',
  color: theme.vars.palette.campus.ink3,
  '& a:hover': { textDecoration: 'underline' },
}));

/** The right column beside the feed: the member's pages and some to follow, the terms and the contact address. */
export function MemberRail() {
  const { brandName, contactEmail } = runtimeConfig();
  const year = useNow().getFullYear();
  return (
    <Column>
      <PagesRail />
      {/* Below them, because it may come after them. */}
      <Waiting />
      <Foot>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          {siteLinks.map(({ label, to }) => (
            <Link key={to} component={RouterLink} to={to} sx={linkSx}>
              {label}
            </Link>
          ))}
          <Link href={`mailto:${contactEmail}`} sx={linkSx}>
            {contactEmail}
          </Link>
        </Box>
        {`© ${year} ${brandName}`}
      </Foot>
    </Column>
  );
}
