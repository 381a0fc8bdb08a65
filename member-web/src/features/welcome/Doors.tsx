import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { hyphenated } from '@campus-commons/web-kit/hyphenated.ts';
import { motion } from '@campus-commons/web-kit/tokens.ts';
import { PlainList, VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { generatedApi, type PageDto } from '../../api/generated';
import { showFailureToast } from '../../components/toasts/toasts';
import { pageTexts } from '../../texts/pages';
import { welcomeTexts } from '../../texts/welcome';
import { ArchTick } from '../pages/exports/ArchTick';
import { followErrorText } from '../pages/exports/FollowPill';
import type { WelcomeSteps } from './useWelcomeSteps';

/** How many pages a newcomer is asked to follow; any number will do. */
const GOAL = 3;
/** The number of pages that are shown. */
const MAX_DOORS = 6;
const WIDTH_PIXELS = 76;
const HEIGHT_PIXELS = 92;

const Grid = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: '16px 8px',
  // Three, or two with enlarged text; on desktops six, or three.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5rem, 30%), 1fr))',
  [theme.breakpoints.up('sm')]: { columnGap: 12 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(5rem, 14%), 1fr))' },
}));

const Door = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  height: '100%',
  minHeight: 172,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 8,
  padding: '8px 0',
  borderRadius: 12,
  textAlign: 'center',
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '&[aria-busy="true"]': { opacity: 0.6 },
  // The chip of the longest category has room in a third of a small phone.
  '& .category > span': { height: '1.375rem', paddingInline: 6, gap: 4, fontSize: '0.6875rem' },
}));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.primary,
  fontWeight: 620,
  ...clampLines(2),
  minHeight: '2lh',
  maxWidth: '100%',
  paddingInline: 2,
}));

/** Rises over the arch from its foot once the page is followed. */
const Rising = styled(ArchTick)({
  clipPath: 'inset(100% 0 0)',
  transition: `clip-path ${motion.duration}ms ${motion.easing}`,
  '[aria-pressed="true"] &': { clipPath: 'inset(0)' },
});

/** The first step: pages to follow, each an arch that fills with the hue of its category. */
export function Doors({ steps }: { steps: WelcomeSteps }) {
  const { doors } = steps;
  const count = (doors ?? []).filter(({ id }) => steps.isFollowed(id)).length;
  return (
    <>
      <Grid aria-busy={!doors}>
        {doors
          ? doors.map((page) => (
              <li key={page.id}>
                <PageDoor page={page} steps={steps} />
              </li>
            ))
          : Array.from({ length: MAX_DOORS }, (_, index) => (
              <Skeleton
                key={index}
                component="li"
                variant="rounded"
                width={WIDTH_PIXELS}
                height={HEIGHT_PIXELS}
                sx={{ mx: 'auto', mt: 2, mb: '72px' }}
              />
            ))}
      </Grid>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, mt: 4 }}>
        <Typography role="status" variant="compact" sx={{ color: 'text.secondary' }}>
          {welcomeTexts.count(count, Math.min(GOAL, doors?.length ?? GOAL))}
        </Typography>
        <Button variant={count > 0 ? 'contained' : 'tonal'} onClick={steps.next}>
          {count > 0 ? welcomeTexts.next : welcomeTexts.skip}
        </Button>
      </Box>
    </>
  );
}

function PageDoor({ page, steps }: { page: PageDto; steps: WelcomeSteps }) {
  const { id, title, category, imageUrl } = page;
  const [toggleFollow, { isLoading }] = generatedApi.usePagesToggleFollowMutation();
  const toggle = async () => {
    // Not disabled meanwhile, because that would take the focus.
    if (isLoading) return;
    const wanted = !steps.isFollowed(id);
    let { data, error } = await toggleFollow({ pageIdDto: { id } });
    // It was followed or unfollowed elsewhere meanwhile, or by a press whose answer was lost.
    if (data && data.data.isFollowing !== wanted)
      ({ data, error } = await toggleFollow({ pageIdDto: { id } }));
    if (data) steps.setFollowed(id, data.data.isFollowing);
    else showFailureToast(error, followErrorText(error));
  };
  return (
    <Door aria-pressed={steps.isFollowed(id)} aria-busy={isLoading} onClick={() => void toggle()}>
      <Box component="span" sx={{ position: 'relative' }}>
        <Arch path={imageUrl} seed={id} width={WIDTH_PIXELS} height={HEIGHT_PIXELS} />
        <Rising category={category} width={WIDTH_PIXELS} height={HEIGHT_PIXELS} />
      </Box>
      <VisuallyHidden>
        {`${pageTexts.follow} `}
        <bdi>{title}</bdi>{' '}
      </VisuallyHidden>
      <Name dir="auto" aria-hidden>
        {hyphenated(title)}
      </Name>
      <span className="category">
        <CategoryChip category={category} />
      </span>
    </Door>
  );
}
