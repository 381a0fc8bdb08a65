import { Button } from '@campus-commons/web-kit/Button.tsx';
import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { generatedApi, type PublicArticleDto } from '../api/generated';
import { isNotFound } from '../api/errors';
import { RichText } from '../components/RichText/RichText';
import { ScreenTitle } from '../components/ScreenTitle';
import { ErrorBox } from '../components/states/ErrorBox';
import { NotFoundBox } from '../components/states/NotFoundBox';
import { ShortTime, TimeEdited } from '../components/TimeAgo';
import { minutesToRead } from '../features/titled/exports/minutesToRead';
import { paths } from '../lib/address/paths';
import { selectIsLoggedIn } from '../lib/session/sessionSlices';
import { frameTexts } from '../texts/frame';
import { titledTexts as texts } from '../texts/titled';
import { titledPostTexts } from '../texts/titledPosts';

/** As wide as a line that reads well, in the frame of visitors and in that of members. */
const Sheet = styled('div')(({ theme }) => ({
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

/** An article that its author shares with everybody who has the link. */
export function ArticleScreen() {
  const { id = '' } = useParams();
  const { data, isError, error, isFetching, refetch } = generatedApi.usePublicGetArticleQuery({
    getPublicArticleDto: { id },
  });
  const isMissing = isError && isNotFound(error);
  return (
    <Sheet aria-busy={isFetching}>
      {!data && <ScreenTitle>{texts.articles}</ScreenTitle>}
      {isMissing && (
        <NotFoundBox
          title={texts.articleMissing}
          heading="h1"
          actions={
            <Button variant="outlined" component={Link} to={paths.blogs}>
              {frameTexts.blogs}
            </Button>
          }
        >
          {texts.articleMissingText}
        </NotFoundBox>
      )}
      {isError && !isMissing && (
        <ErrorBox
          title={texts.articleFailed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Loading />}
      {data && <Article article={data.data} />}
    </Sheet>
  );
}

function Article({ article }: { article: PublicArticleDto }) {
  const { id, title, author, page, content, images, createdAt, editedAt } = article;
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <article>
      <ScreenTitle>{title}</ScreenTitle>
      <meta name="description" content={texts.publicBlurb(author)} />
      <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ mt: 2, typography: 'compact', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.by(isolate(author))}
        {page !== null && ` · ${isolate(page)}`}
        {' · '}
        <ShortTime iso={createdAt} /> <TimeEdited iso={editedAt} />
        {' · '}
        {titledPostTexts.minutes(minutesToRead(content))}
      </Box>
      {images.slice(0, 1).map((image) => (
        <ArticlePicture key={image.url} {...image} isEager />
      ))}
      <Box sx={{ mt: 6 }}>
        <RichText html={content} />
      </Box>
      {images.slice(1).map((image) => (
        <ArticlePicture key={image.url} {...image} />
      ))}
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
        <Box sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>{texts.joinToAnswer}</Box>
        {isLoggedIn ? (
          <Button variant="contained" component={Link} to={paths.feedDetails(id)}>
            {texts.toComments}
          </Button>
        ) : (
          <Button variant="contained" component={Link} to={paths.login}>
            {texts.login}
          </Button>
        )}
      </Box>
    </article>
  );
}

type ArticlePictureProps = PublicArticleDto['images'][number] & {
  /** It is likely visible without scrolling. */
  isEager?: boolean;
};

function ArticlePicture({ url, width, height, alt, isEager = false }: ArticlePictureProps) {
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

function Loading() {
  return (
    <Box role="status" aria-label={texts.loadingArticle} sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" width="84%" height={32} />
      <Skeleton variant="rounded" width="48%" height={16} />
      <Skeleton variant="rounded" height={240} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.loadingArticle}</Box>
    </Box>
  );
}
