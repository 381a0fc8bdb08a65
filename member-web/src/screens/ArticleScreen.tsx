import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { generatedApi, type PublicArticleDto } from '../api/generated';
import { RichText } from '../components/RichText/RichText';
import { ScreenTitle } from '../components/ScreenTitle';
import { ShortTime, TimeEdited } from '../components/TimeAgo';
import { minutesToRead } from '../features/titled/exports/minutesToRead';
import { paths } from '../lib/address/paths';
import { frameTexts } from '../texts/frame';
import { titledTexts as texts } from '../texts/titled';
import { titledPostTexts } from '../texts/titledPosts';
import { SharedByLink, SharedPicture, WayIn } from './SharedByLink';

/** An article that its author shares with everybody who has the link. */
export function ArticleScreen() {
  const { id = '' } = useParams();
  const answer = generatedApi.usePublicGetArticleQuery({ getPublicArticleDto: { id } });
  return (
    <SharedByLink
      answer={answer}
      texts={{
        name: texts.articles,
        loading: texts.loadingArticle,
        failed: texts.articleFailed,
        missing: texts.articleMissing,
        missingText: texts.articleMissingText,
      }}
      elsewhere={{ name: frameTexts.blogs, to: paths.blogs }}
    >
      {answer.data && <Article article={answer.data.data} />}
    </SharedByLink>
  );
}

function Article({ article }: { article: PublicArticleDto }) {
  const { id, title, author, page, content, images, createdAt, editedAt } = article;
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
        <SharedPicture key={image.url} {...image} isEager />
      ))}
      <Box sx={{ mt: 6 }}>
        <RichText html={content} />
      </Box>
      {images.slice(1).map((image) => (
        <SharedPicture key={image.url} {...image} />
      ))}
      <WayIn
        text={texts.joinToAnswer}
        member={{ label: texts.toComments, to: paths.feedDetails(id) }}
        joinLabel={texts.login}
      />
    </article>
  );
}
