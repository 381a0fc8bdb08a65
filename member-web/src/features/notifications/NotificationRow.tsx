import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BriefcaseBusiness, Shield } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { ShortTime } from '../../components/TimeAgo';
import { openingPaths } from '../../lib/address/openingPaths';
import { paths } from '../../lib/address/paths';
import { notificationTexts as texts } from '../../texts/notifications';
import { NotificationMenu } from './NotificationMenu';
import { NARROW, Sentence, SHORT } from './Sentence';
import { useLongPress } from './useLongPress';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 76,
  padding: '8px 16px 8px 22px',
  [theme.breakpoints.up('md')]: { gap: 12, minHeight: 64 },
  '&[data-new="true"]': { backgroundColor: theme.vars.palette.campus.teal.tint },
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.campus.hairline}` },
  // The options lie over the end of the row while a mouse or the keyboard is on it. For a finger, which hovers nowhere, they
  // stand at the end of the row, quietly; it may also rest on the row.
  '& > button': {
    position: 'absolute',
    right: 8,
    top: 'calc(50% - 22px)',
    opacity: 0,
    border: `1px solid ${theme.vars.palette.campus.hairline}`,
    '&, &:hover': { backgroundColor: theme.vars.palette.campus.raised },
  },
  '@media (hover: none)': {
    '& > button': {
      position: 'relative',
      right: 0,
      top: 0,
      flex: 'none',
      marginInline: '-12px -14px',
      opacity: 1,
      borderColor: 'transparent',
      '&, &:hover': { backgroundColor: 'transparent' },
    },
  },
  '@media (hover: hover)': { '&:hover > button': { opacity: 1 } },
  '&:has(:focus-visible) > button, & > button[aria-expanded="true"]': { opacity: 1 },
}));

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 8,
  top: 'calc(50% - 4px)',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.campus.teal.main,
}));

/** Of what is nobody's picture: news about an application, or what the people who run the site decided. */
const Office = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.campus.indigo.tint,
  color: theme.vars.palette.campus.indigo.text,
}));

/** Covers the whole row. */
const RowLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  // A long press opens the row's menu, not the phone's.
  WebkitTouchCallout: 'none',
  '& b': { fontWeight: 650 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid currentColor', outlineOffset: -2 },
});

/** The sentence and, at the end of its first line where there is room, the time. */
const Lines = styled('div')({
  ...clampLines(2),
  // A decision is read whole, unless its note is a letter; all of it stands in account settings.
  '&[data-notice="true"]': { WebkitLineClamp: 7, textWrap: 'pretty' },
  // With enlarged text on a phone two lines do not reach the verb. The text's column is the container.
  [NARROW]: { WebkitLineClamp: 4 },
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
});

const When = styled('span')(({ theme }) => ({
  float: 'right',
  marginLeft: 8,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  [SHORT]: { display: 'none' },
}));

/** The line below the sentence: a quote and, where lines are short, the time before it. */
const Below = styled('div')(({ theme }) => ({
  display: 'flex',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: theme.vars.palette.text.secondary,
  '& > :first-of-type': { display: 'none', flex: 'none', whiteSpace: 'pre', [SHORT]: { display: 'block' } },
  '& > :first-of-type:not(:last-child)::after': { content: '" · "' },
}));

interface NotificationRowProps {
  notification: NotificationDto;
  /** Whether it came since the member last looked. Until it is read it has a tint, beside the dot of all that are unread. */
  isNew: boolean;
  onRead: () => void;
}

/** What others did to one post or page; the whole row leads there. */
export function NotificationRow({ notification, isNew, onRead }: NotificationRowProps) {
  const { isRead, excerpt, comment, at, imageUrl, notice, actors } = notification;
  const quote = comment ?? excerpt;
  const options = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const longPress = useLongPress(() => setAnchor(options.current));
  return (
    <Row data-new={isNew && !isRead}>
      {!isRead && <Dot aria-hidden />}
      <Figure notification={notification} />
      <Box sx={{ flex: 1, minWidth: 0, containerType: 'inline-size' }}>
        <Lines data-notice={notice !== null}>
          <When>
            <ShortTime iso={at} />
          </When>
          <RowLink to={placeOf(notification)} onClick={isRead ? undefined : onRead} {...longPress}>
            {!isRead && <VisuallyHidden>{`${texts.new}: `}</VisuallyHidden>}
            <Sentence notification={notification} />
          </RowLink>
        </Lines>
        <Below>
          <span>
            <ShortTime iso={at} />
          </span>
          {quote !== null && <OneLine dir="auto">“{quote}”</OneLine>}
        </Below>
      </Box>
      {imageUrl !== null && (
        <Box
          component="img"
          src={mediaUrl(imageUrl, 480)}
          alt=""
          loading="lazy"
          sx={{ flex: 'none', width: 44, height: 44, borderRadius: `${radii.small}px`, objectFit: 'cover' }}
        />
      )}
      {/* Nobody can be muted for what nobody did, and following it marks it as read. */}
      {actors.length > 0 && (
        <NotificationMenu
          notification={notification}
          onRead={onRead}
          button={options}
          anchor={anchor}
          onAnchor={setAnchor}
        />
      )}
    </Row>
  );
}

/** People are circles, pages arches, news about one's own application a briefcase, and who runs the site a shield. */
function Figure({ notification: { kind, actors, notice, Page } }: { notification: NotificationDto }) {
  if (notice !== null && !Page)
    return (
      <Office>
        <Shield size={22} aria-hidden />
      </Office>
    );
  if ((notice || kind === 'ownPage' || kind === 'page') && Page)
    return <Arch path={Page.imageUrl} seed={Page.id} width={44} height={50} />;
  const [first, second] = actors;
  if (!first)
    return (
      <Office>
        <BriefcaseBusiness size={22} aria-hidden />
      </Office>
    );
  if (!second) return <Avatar person={first} size={44} />;
  return (
    <Box sx={{ position: 'relative', flex: 'none', width: 44, height: 44 }}>
      <Box sx={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Avatar person={second} size={30} />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          left: 0,
          top: 0,
          borderRadius: '50%',
          boxShadow: (theme) => `0 0 0 2px ${theme.vars.palette.campus.surface}`,
        }}
      >
        <Avatar person={first} size={30} />
      </Box>
    </Box>
  );
}

function placeOf({ feedId, notice, Page, opening }: NotificationDto): string {
  if (opening?.applicationId != null) return openingPaths.application(opening.applicationId);
  if (opening?.id != null) return openingPaths.details(opening.id);
  // A post that is held, too.
  if (feedId !== null) return paths.feedDetails(feedId);
  // About running a page: there one answers, and sees who runs it now. About a decision otherwise.
  if (notice !== null) return Page ? paths.pagePeople(Page.id) : `${paths.accountSettings}#safety`;
  return Page ? paths.pageDetails(Page.id) : paths.notifications;
}
