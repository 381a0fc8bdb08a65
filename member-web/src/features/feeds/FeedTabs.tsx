import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FEEDS, feedFromSearch, searchForFeed, type Feed } from '../../lib/address/feeds';
import { feedTexts } from '../../texts/feeds';
import { chosenSegmentStyles, segmentBarStyles, segmentStyles } from './segmentStyles';

const PANEL = 'feed';
const LEAD = 'feed-lead';
const tabId = (choice: Feed) => `feed-tab-${choice}`;

const TabList = styled('div')(({ theme }) => ({
  ...segmentBarStyles(theme),
  // As wide as each other on a phone, and on further lines where letters are large.
  [theme.breakpoints.down('sm')]: {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    '& > [role="tab"]': { flex: '1 1 0', minWidth: 'max-content', paddingInline: 6 },
  },
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  ...segmentStyles(theme),
  '&[aria-selected="true"]': chosenSegmentStyles(theme),
}));

/**
 * The tabs above the posts of the dashboard. Their row has the same height for all. On phones it stands close under the
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
    const focused = FEEDS.findIndex((choice) => tabs.current.get(choice) === document.activeElement);
    const next = FEEDS.at((focused + (pressedKey(event) === 'ArrowRight' ? 1 : -1)) % FEEDS.length);
    if (next) tabs.current.get(next)?.focus();
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
