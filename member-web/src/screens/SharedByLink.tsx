import { Button } from '@campus-commons/web-kit/Button.tsx';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import type { FeedImageDto } from '../api/generated';
import { ScreenTitle } from '../components/ScreenTitle';
import { ErrorBox } from '../components/states/ErrorBox';
import { NotFoundBox } from '../components/states/NotFoundBox';
import { paths } from '../lib/address/paths';
import { selectIsLoggedIn } from '../lib/session/sessionSlices';

/** As wide as a line that reads well, in the frame of visitors and in that of members. */
export const SharedSheet = styled('div')(({ theme }) => ({
  maxWidth: 720,
  marginInline: 'auto',
  padding: '24px 16px 48px',
  [theme.breakpoints.up('md')]: { padding: '48px 24px 96px' },
}));

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginTop: 24,
  borderRadius: radii.image,
  backgroundColor: theme.vars.palette.campus.sunken,
  filter: theme.vars.palette.campus.pictureFilter,
}));

interface SharedByLinkProps {
  /** The query of what is shared. */
  answer: { data?: unknown; isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown };
  texts: { name: string; loading: string; failed: string; missing: string; missingText: string };
  /** Where to go if it is missing: the name of a public page, and its address. */
  elsewhere: { name: string; to: string };
  /** Shown once it has loaded. */
  children: ReactNode;
}

/** What a member shares with everybody who has the link: loading, missing, failed, or there. */
export function SharedByLink({ answer, texts, elsewhere, children }: SharedByLinkProps) {
  const { data, isError, error, isFetching, refetch } = answer;
  const isMissing = isError && isNotFound(error);
  return (
    <SharedSheet aria-busy={isFetching}>
      {data === undefined && <ScreenTitle>{texts.name}</ScreenTitle>}
      {isMissing && (
        <NotFoundBox
          title={texts.missing}
          heading="h1"
          actions={
            <Button variant="outlined" component={Link} to={elsewhere.to}>
              {elsewhere.name}
            </Button>
          }
        >
          {texts.missingText}
        </NotFoundBox>
      )}
      {isError && !isMissing && (
        <ErrorBox title={texts.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Loading label={texts.loading} />}
      {data !== undefined && !isMissing && children}
    </SharedSheet>
  );
}

type SharedPictureProps = FeedImageDto & {
  /** It is likely visible without scrolling. */
  isEager?: boolean;
};

/** A picture of what is shared, as wide as the text. */
export function SharedPicture({ url, width, height, alt, isEager = false }: SharedPictureProps) {
  return (
    <Picture
      src={mediaUrl(url, 960)}
      srcSet={mediaSrcSet(url, width)}
      sizes="(min-width: 720px) 672px, 92vw"
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

interface WayInProps {
  /** What members can do more. */
  text: string;
  /** For members: the same among what they see. */
  member: { label: string; to: string };
  /** For visitors: what joins and signs in. */
  joinLabel: string;
}

/** The end of what is shared: the way to the rest. */
export function WayIn({ text, member, joinLabel }: WayInProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { label, to } = isLoggedIn ? member : { label: joinLabel, to: paths.login };
  return (
    <Box
      sx={{
        mt: 8,
        pt: 5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>{text}</Box>
      <Button variant="contained" component={Link} to={to}>
        {label}
      </Button>
    </Box>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" width="84%" height={32} />
      <Skeleton variant="rounded" width="48%" height={16} />
      <Skeleton variant="rounded" height={240} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
    </Box>
  );
}
