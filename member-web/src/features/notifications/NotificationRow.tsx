import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { NotificationDto } from '../../api/generated';
import { OneLine } from '../../components/OneLine';
import { TimeAgo } from '../../components/TimeAgo';
import { paths } from '../../lib/address/paths';
import { notificationTexts as texts } from '../../texts/notifications';
import { NotificationMenu } from './NotificationMenu';
import { Sentence } from './Sentence';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 64,
  padding: '10px 16px 10px 22px',
  '&[data-unread="true"]': { backgroundColor: theme.vars.palette.campus.teal.tint },
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.campus.hairline}` },
}));

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 8,
  top: 28,
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.campus.teal.main,
}));

/** Covers the whole row. */
const RowLink = styled(Link)({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: 15,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 650 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid currentColor', outlineOffset: -2 },
});

interface NotificationRowProps {
  notification: NotificationDto;
  onRead: () => void;
}

/** What others did to one post or page; the whole row leads there. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { isRead, excerpt, at, imageUrl } = notification;
  return (
    <Row data-unread={!isRead}>
      {!isRead && <Dot aria-hidden />}
      <Figure notification={notification} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <RowLink to={placeOf(notification)} onClick={isRead ? undefined : onRead}>
          {!isRead && <VisuallyHidden>{`${texts.new}: `}</VisuallyHidden>}
          <Sentence notification={notification} />
        </RowLink>
        {excerpt !== null && (
          <OneLine dir="auto" sx={{ fontSize: 14, lineHeight: '20px', color: 'text.secondary' }}>
            “{excerpt}”
          </OneLine>
        )}
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <TimeAgo iso={at} />
        </Box>
      </Box>
      {imageUrl !== null && (
        <Box
          component="img"
          src={mediaUrl(imageUrl, 480)}
          alt=""
          loading="lazy"
          sx={{ flex: 'none', width: 44, height: 44, borderRadius: 2, objectFit: 'cover' }}
        />
      )}
      <NotificationMenu notification={notification} onRead={onRead} />
    </Row>
  );
}

/** People are circles, pages arches. */
function Figure({ notification: { kind, actors, Page } }: { notification: NotificationDto }) {
  if ((kind === 'ownPage' || kind === 'page') && Page)
    return <Arch path={Page.imageUrl} seed={Page.id} width={44} height={50} />;
  const [first, second] = actors;
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

function placeOf({ feedId, Page }: NotificationDto): string {
  if (feedId !== null) return paths.feedDetails(feedId);
  return Page ? paths.pageDetails(Page.id) : paths.notifications;
}
