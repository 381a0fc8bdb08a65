import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FEEDS, feedFromSearch, searchForFeed, type Feed } from '../../lib/address/feeds';
import { feedTexts } from '../../texts/feeds';

const PANEL = 'feed';
const LEAD = 'feed-lead';
const tabId = (choice: Feed) => `feed-tab-${choice}`;

const TabList = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  padding: 4,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.campus.sunken,
  [theme.breakpoints.down('sm')]: { flex: 1 },
}));

/** Looks like the toggle buttons of other lists, whose code would delay the first post. */
const Tab = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  minHeight: 36,
  padding: '6px 14px',
  borderRadius: 9,
  ...theme.typography.subtitle2,
  color: theme.vars.palette.campus.ink2,
  whiteSpace: 'nowrap',
  // As high as the bar, so that it is easy to hit.
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  '&:hover': { backgroundColor: theme.vars.palette.campus.hairline, color: theme.vars.palette.campus.ink },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.campus.raised,
    color: theme.vars.palette.campus.ink,
    boxShadow: '0 1px 3px rgba(64, 46, 18, 0.14)',
    ...theme.applyStyles('dark', {
      backgroundColor: theme.vars.palette.campus.hairlineStrong,
      boxShadow: 'none',
    }),
  },
}));

/**
 * The tabs above the posts of the dashboard. Their row has the same height for both. On phones it stands close under the
 * top bar, so that the first post begins in the upper quarter of the screen. Arrow keys move between the tabs.
 */
export function FeedTabs() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const chosen = feedFromSearch(search);
  const tabs = useRef(new Map<Feed, HTMLElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight'].includes(pressedKey(event))) return;
    event.preventDefault();
    const other = FEEDS.find((choice) => tabs.current.get(choice) !== document.activeElement);
    if (other) tabs.current.get(other)?.focus();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        mx: { xs: 4, sm: 0 },
        mt: { xs: -2, md: 0 },
        mb: { xs: 2.5, md: 4 },
      }}
    >
      <TabList role="tablist" aria-label={feedTexts.whichPosts} onKeyDown={onKeyDown}>
        {FEEDS.map((choice) => (
          <Tab
            key={choice}
            id={tabId(choice)}
            ref={(element: HTMLElement | null) => {
              if (element) tabs.current.set(choice, element);
            }}
            role="tab"
            aria-selected={choice === chosen}
            aria-controls={PANEL}
            tabIndex={choice === chosen ? 0 : -1}
            onClick={() => {
              if (choice !== chosen) void navigate({ search: searchForFeed(choice) });
            }}
          >
            {feedTexts.feeds[choice]}
          </Tab>
        ))}
      </TabList>
      <Typography
        id={LEAD}
        variant="compact"
        sx={{
          color: 'text.secondary',
          display: { xs: 'none', sm: 'block' },
          '@media print': { display: 'none' },
        }}
      >
        {feedTexts.leads[chosen]}
      </Typography>
    </Box>
  );
}

/** What the chosen tab shows. */
export function FeedPanel({ choice, children }: { choice: Feed; children: ReactNode }) {
  return (
    <Box
      id={PANEL}
      role="tabpanel"
      aria-labelledby={tabId(choice)}
      aria-describedby={LEAD}
      sx={{ minWidth: 0 }}
    >
      {children}
    </Box>
  );
}
