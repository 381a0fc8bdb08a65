import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FeedDto } from '../../api/generated';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { OneLine } from '../../components/OneLine';
import { ShortTime, TimeEdited } from '../../components/TimeAgo';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { commonTexts } from '../../texts/common';
import { postCardStyles } from './exports/postCardStyles';

/** Padding below a page's name. With the line height the target is 24 px high (WCAG 2.5.8). */
const TARGET_PADDING_PIXELS = 7;

/** The author's name on one line; the whole name is its tooltip, its accessible name, and on the profile. */
const Name = styled(OneLine)(({ theme }) => ({
  ...theme.typography.subtitle1,
  lineHeight: 'inherit',
  // Padding above the name makes its target high enough for touch; below it the time is a link of its own.
  margin: '-5px 0 0',
  paddingTop: 5,
  '& > a': { marginTop: -5, paddingTop: 5 },
}));

/** The author's title beside the name. */
const AuthorTitle = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  lineHeight: 'inherit',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const PageName = styled(Link)(({ theme }) => ({
  ...postCardStyles.pageName,
  color: theme.vars.palette.campus.ink,
  textDecoration: 'none',
  minWidth: 0,
  paddingBottom: TARGET_PADDING_PIXELS,
  '&:hover': { textDecoration: 'underline' },
}));

const PostTime = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  paddingBottom: TARGET_PADDING_PIXELS,
  marginBottom: -TARGET_PADDING_PIXELS,
  '&:hover': { textDecoration: 'underline' },
});

interface PostHeaderProps {
  post: FeedDto;
  /** Id of the author's name, which is the accessible name of the card. */
  nameId: string;
  /** The post's menu, at the right. */
  menu?: ReactNode;
}

/**
 * Author, page and time of a post; the time links to the post's own screen. Long names are truncated, the time never.
 */
export function PostHeader({ post, nameId, menu }: PostHeaderProps) {
  const { User, Page, Project, createdAt, editedAt } = post;
  const place = Page
    ? { title: Page.title, to: paths.pageDetails(Page.id) }
    : Project && { title: Project.title, to: paths.projectDetails(Project.id) };
  const title = User?.UserProfile?.title;
  return (
    <Box component="header" sx={postCardStyles.header}>
      <Box sx={{ position: 'relative', ...postCardStyles.portrait }}>
        <MemberPictureLink member={User}>
          <Avatar person={User} size={44} />
        </MemberPictureLink>
        {Page && (
          <Arch
            path={Page.imageUrl}
            seed={Page.id}
            width={22}
            height={26}
            base={5}
            // Clear of the letter of a default portrait, within the gap before the name.
            sx={{
              position: 'absolute',
              right: -8,
              bottom: -6,
              boxSizing: 'border-box',
              border: 2,
              borderColor: 'campus.surface',
            }}
          />
        )}
      </Box>
      <Box sx={postCardStyles.names}>
        <Box
          sx={{
            display: 'flex',
            columnGap: 2,
            ...postCardStyles.nameLine,
            ...(place && postCardStyles.wholeOrHidden),
          }}
        >
          {/*
           * A heading, so that screen reader users can jump from post to post; the headings in the post are below it.
           */}
          <Name as="h2" dir="auto" id={nameId} title={nameOf(User)}>
            <MemberLink member={User}>{nameOf(User)}</MemberLink>
          </Name>
          {title && place && <AuthorTitle dir="auto">{title}</AuthorTitle>}
        </Box>
        <Box sx={{ ...postCardStyles.details, typography: 'body2', color: 'text.secondary' }}>
          <Box sx={{ ...postCardStyles.when, ...(title && !place && postCardStyles.titleOrTime) }}>
            {place && (
              <>
                <OneLine
                  title={place.title}
                  sx={{ display: 'flex', columnGap: 1, mb: `-${TARGET_PADDING_PIXELS}px` }}
                >
                  {commonTexts.inPlace(
                    <PageName to={place.to} dir="auto">
                      {place.title}
                    </PageName>,
                    (word) => (
                      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                        {word}
                      </Box>
                    ),
                  )}
                </OneLine>
                <Dot />
              </>
            )}
            {title && !place && (
              <span>
                <bdi>{title}</bdi>
                <Dot />
              </span>
            )}
            <PostTime to={paths.feedDetails(post.id)} aria-describedby={nameId}>
              <ShortTime iso={createdAt} />
            </PostTime>
          </Box>
          {/* On a separate line if the page's name leaves no room. */}
          <TimeEdited iso={editedAt} />
        </Box>
      </Box>
      {menu}
    </Box>
  );
}

/** Between the page or the title and the time. */
function Dot() {
  return (
    <Box component="span" aria-hidden sx={{ ...postCardStyles.dot, color: 'campus.ink3' }}>
      ·
    </Box>
  );
}
