import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { composerLink } from '../../features/feeds/composerLink';
import { paths } from '../../lib/address/paths';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { selectIsLoggedIn } from '../../lib/session/sessionSlices';
import { commonTexts } from '../../texts/common';
import { publicTexts } from '../../texts/public';
import { columnCard } from './PublicSection';
import { useColumn } from './columnContext';

interface NextStepProps {
  title: string;
  text: string;
  /** The action for members. Default "post" (write a post); "feed" leads to the feed; or a tool. */
  memberStep?: keyof typeof memberSteps | { label: string; link: { to: string } };
}

const memberSteps = {
  post: { label: commonTexts.writePost, link: composerLink },
  feed: { label: publicTexts.openFeed, link: { to: paths.dashboard } },
};

/** The call to action at the end of a page: joining for visitors, using the feature for members. */
export function NextStep({ title, text, memberStep = 'post' }: NextStepProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { label, link } = isLoggedIn
    ? typeof memberStep === 'string'
      ? memberSteps[memberStep]
      : memberStep
    : { label: publicTexts.joinOrSignIn, link: { to: paths.login } };
  const isInColumn = useColumn() !== null;
  return (
    <Box
      component="section"
      aria-labelledby="next-step"
      sx={
        isInColumn ? { ...columnCard, bgcolor: 'campus.surface', mt: 4 } : { ...band, mt: { xs: 6, md: 8 } }
      }
    >
      <Box sx={[row, isInColumn ? { py: 6, gap: 5 } : { pt: { xs: 14, md: 18 }, pb: { xs: 22, md: 28 } }]}>
        <Box sx={{ maxWidth: 680 }}>
          <Typography variant="section" component="h2" id="next-step" sx={{ color: inkOf(isInColumn) }}>
            {title}
          </Typography>
          <Typography variant="sectionText" sx={{ mt: isInColumn ? 2 : 4 }}>
            {text}
          </Typography>
        </Box>
        <Button
          component={Link}
          {...link}
          variant="contained"
          size="large"
          sx={isInColumn ? undefined : bandButton}
        >
          {label}
        </Button>
      </Box>
    </Box>
  );
}

const band = { bgcolor: 'campus.band.surface', color: 'campus.band.ink2' };
const bandButton = {
  bgcolor: 'campus.band.accent',
  color: 'campus.band.deep',
  '&:hover': { bgcolor: 'campus.band.ink' },
  '&:focus-visible': { outlineColor: 'currentColor' },
};
const row = {
  ...publicContentWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
} as const;
const inkOf = (isInColumn: boolean) => (isInColumn ? 'text.primary' : 'campus.band.ink');
