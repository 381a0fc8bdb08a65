import noticeArcade from '../content/art/notice-arcade.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { EmptyState } from '../components/states/EmptyState';
import { PostPages } from '../features/feeds/exports/PostPages';
import { useTopicsGetPostsQuery } from '../features/topics/topicsApi';
import { pageFromSearch } from '../lib/address/pageParameter';
import { paths } from '../lib/address/paths';
import { topicTexts } from '../texts/topics';
import { MemberRail } from './rail/MemberRail';

/** The posts with a topic, newest first. Its name is that of the address until the server has answered. */
export function TopicScreen() {
  const { topic = '' } = useParams();
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useTopicsGetPostsQuery(
    { getTopicPostsDto: { topic, page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, data, error, isError } = answer;
  const label = currentData?.data.topic.label ?? topic;
  const total = (currentData ?? data)?.data.pagination.total;
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{topicTexts.title(label)}</ScreenTitle>
      <Box sx={{ mx: { xs: 4, sm: 1 }, mb: { xs: 3, md: 4.5 } }}>
        <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {topicTexts.name(label)}
        </Typography>
        {/* Its line is there from the start, so that the posts do not move. */}
        <Typography variant="compact" sx={{ mt: 0.5, minHeight: '1.5em', color: 'text.secondary' }}>
          {total !== undefined && !isError && topicTexts.posts(total)}
        </Typography>
      </Box>
      {isNotFound(error) && !currentData ? (
        <NoPosts title={topicTexts.missing} text={topicTexts.missingText} />
      ) : (
        <PostPages
          answer={answer}
          page={page}
          failed={topicTexts.failed}
          empty={<NoPosts title={topicTexts.noPosts} text={topicTexts.noPostsText} />}
        />
      )}
    </ColumnWithRail>
  );
}

function NoPosts({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      scene={noticeArcade}
      title={title}
      actions={
        <Button variant="tonal" component={Link} to={paths.search}>
          {topicTexts.searchPosts}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
