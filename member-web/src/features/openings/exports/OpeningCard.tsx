import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { archRadius, radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hammer } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openingPaths } from '../../../lib/address/openingPaths';
import { useNow } from '../../../lib/state/clock';
import { openingTexts as texts } from '../../../texts/openings';
import { ApplicationStateChip } from './ApplicationStateChip';
import { daysLeft, isOpen, organisationOf, placeOf, stipendOf, timeOf } from './openingFacts';
import type { OpeningDto } from './openingsApi';
import { SaveButton } from './SaveButton';

const ARCH_WIDTH_PIXELS = 52;
const ARCH_HEIGHT_PIXELS = 62;

const CHOSEN = 'chosen';

const Frame = styled(Card)<CardProps<'article'>>(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 16,
  padding: 20,
  minWidth: 0,
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder },
  [`&.${CHOSEN}`]: {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  },
  [theme.breakpoints.down('sm')]: { gap: 12, padding: 16 },
}));

/** The whole card leads to the opening. */
const CardLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing(theme),
}));

/** Stands in for a picture: a project has none in this list. */
const Workshop = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: ARCH_WIDTH_PIXELS,
  height: ARCH_HEIGHT_PIXELS,
  borderRadius: archRadius(ARCH_HEIGHT_PIXELS / ARCH_WIDTH_PIXELS, 6),
  backgroundColor: theme.vars.palette.campus.marigold.tint,
  color: theme.vars.palette.campus.marigold.text,
}));

interface OpeningCardProps {
  opening: OpeningDto;
  /** Set beside the details of one of the list: whether it is this one. */
  isChosen?: boolean;
  /** Shows the details beside the list. A click that asks for another tab or window leads to the screen. */
  onChoose?: () => void;
  /** Shown at the end of the card: what waits for its poster. */
  children?: ReactNode;
}

/** An opening in a list. */
export function OpeningCard({ opening, isChosen = false, onChoose, children }: OpeningCardProps) {
  const titleId = useId();
  const { id, kind, title, schedule, Page, canManage, state, applicationState } = opening;
  const [stipend, time] = [stipendOf(opening), timeOf(opening)];
  // Who has applied is told how far that has come. Only after withdrawing can they apply once more. Its poster is told that it is
  // closed by the state below.
  const isToldBelow = applicationState !== null && applicationState !== 'withdrawn';
  const showsClosing = !isToldBelow && (children === undefined || state !== 'closed');
  return (
    <Frame component="article" aria-labelledby={titleId} className={isChosen ? CHOSEN : undefined}>
      {Page ? (
        <Arch path={Page.imageUrl} seed={Page.id} width={ARCH_WIDTH_PIXELS} height={ARCH_HEIGHT_PIXELS} />
      ) : (
        <Workshop>
          <Hammer size={24} aria-hidden />
        </Workshop>
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 1,
          alignContent: 'start',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography variant="h3" component="h2" id={titleId} dir="auto" sx={{ pr: canManage ? 0 : 8 }}>
          <CardLink
            sx={clampLines(3)}
            to={openingPaths.details(id, kind)}
            aria-current={isChosen ? 'true' : undefined}
            onClick={(event) => {
              const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
              if (!onChoose || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
              event.preventDefault();
              onChoose();
            }}
          >
            {title}
          </CardLink>
        </Typography>
        <Box sx={{ ...clampLines(2), typography: 'body2', color: 'text.secondary' }}>
          <bdi>{organisationOf(opening)}</bdi>
          {` · `}
          <bdi>{placeOf(opening)}</bdi>
        </Box>
        {stipend !== undefined && (
          <Box sx={{ typography: opening.stipendMax === 0 ? 'body1' : 'h3' }}>{stipend}</Box>
        )}
        {schedule !== '' && (
          <Box component="bdi" sx={{ typography: 'body1' }}>
            {schedule}
          </Box>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {time !== undefined && <span>{time}</span>}
          {showsClosing && <Closing opening={opening} />}
        </Box>
        {applicationState && (
          <Box sx={{ mt: 1 }}>
            <ApplicationStateChip state={applicationState} />
          </Box>
        )}
        {children}
      </Box>
      {/* Above the link, whose hit area is the whole card. */}
      {!canManage && (
        <Box sx={{ position: 'absolute', zIndex: 1, top: 8, right: 8 }}>
          <SaveButton opening={opening} />
        </Box>
      )}
    </Frame>
  );
}

/** How long one can still apply; red on the last day alone. Nothing while nobody can, because it was declined. */
export function Closing({ opening }: { opening: Pick<OpeningDto, 'state' | 'closesOn'> }) {
  const now = useNow();
  if (opening.state === 'declined') return null;
  if (opening.state === 'closed') return <span>{texts.closed}</span>;
  const days = daysLeft(opening.closesOn, now);
  if (days < 0) return <span>{texts.closed}</span>;
  return (
    <Box
      component="span"
      sx={days === 0 && isOpen(opening, now) ? { color: 'campus.hibiscus.text', fontWeight: 600 } : undefined}
    >
      {texts.closesIn(days)}
    </Box>
  );
}

/** The list of cards: one column on phones, two where there is room. */
export const OpeningsGrid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
});

/** The place of the cards while the list loads. */
export function OpeningsSkeleton({ text }: { text: string }) {
  return (
    <Box role="status" aria-label={text}>
      <OpeningsGrid>
        {[0, 1, 2, 3].map((card) => (
          <Frame key={card}>
            <Skeleton
              variant="rectangular"
              width={ARCH_WIDTH_PIXELS}
              height={ARCH_HEIGHT_PIXELS}
              sx={{ flex: 'none', borderRadius: archRadius(ARCH_HEIGHT_PIXELS / ARCH_WIDTH_PIXELS, 6) }}
            />
            <Box sx={{ flex: 1, display: 'grid', gap: 2.5, pt: 1 }}>
              <Skeleton variant="rounded" width="72%" height={20} />
              <Skeleton variant="rounded" width="56%" height={14} />
              <Skeleton variant="rounded" width="40%" height={20} />
              <Skeleton variant="rounded" width="64%" height={14} />
            </Box>
          </Frame>
        ))}
      </OpeningsGrid>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center', py: 4 }}>{text}</Box>
    </Box>
  );
}
