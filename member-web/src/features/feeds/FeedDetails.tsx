import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FileQuestion } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { isNotFound } from '../../api/errors';
import { ErrorBox } from '../../components/states/ErrorBox';
import { paths } from '../../lib/paths';
import { commonTexts } from '../../texts/common';
import { feedTexts } from '../../texts/feeds';
import { useFeedsGetFeedByIdQuery } from './feedsApi';
import { PostSkeleton } from './FeedSkeleton';
import { FeedStack } from './FeedStack';
import { PostCard } from './PostCard';

/** One post, opened up: what a shared link leads to. */
export function FeedDetails({ feedId }: { feedId: string }) {
  const { currentData, isError, error, isFetching, refetch } = useFeedsGetFeedByIdQuery(
    { getFeedByIdDto: { id: feedId } },
    { refetchOnMountOrArgChange: true },
  );
  const navigate = useNavigate();
  const leave = () => void navigate(paths.dashboard, { replace: true });
  const isMissing = isError && isNotFound(error);

  return (
    <FeedStack aria-busy={isFetching}>
      {isMissing && <Missing />}
      {isError && !isMissing && (
        <ErrorBox
          title={feedTexts.postFailed}
          actions={
            <>
              <Button variant="tonal" loading={isFetching} onClick={() => void refetch()}>
                {commonTexts.tryAgain}
              </Button>
              <GoBack />
            </>
          }
        >
          {errorText(error)}
        </ErrorBox>
      )}
      {!currentData && !isError && <PostSkeleton label={feedTexts.loadingPost} />}
      {currentData && !isMissing && (
        <PostCard key={feedId} post={currentData.data} isOpenedUp onDeleted={leave} />
      )}
    </FeedStack>
  );
}

function Missing() {
  return (
    <Card role="alert" sx={{ display: 'flex', gap: 4, p: 5 }}>
      <Box sx={{ color: 'campus.ink2', flex: 'none' }}>
        <FileQuestion size={24} aria-hidden />
      </Box>
      <Box>
        <Typography sx={{ typography: 'subtitle1' }}>{feedTexts.postMissing}</Typography>
        <Typography variant="compact" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
          {feedTexts.postMissingText}
        </Typography>
        <GoBack />
      </Box>
    </Card>
  );
}

function GoBack() {
  return (
    <Button variant="outlined" component={Link} to={paths.dashboard}>
      {commonTexts.goBack}
    </Button>
  );
}
