import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { isNotFound, removalText } from '../../api/errors';
import { commonTexts } from '../../texts/common';
import { ErrorBox } from './ErrorBox';
import { NotFoundBox } from './NotFoundBox';

interface DetailsErrorProps {
  /** The failed query. */
  answer: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  texts: { missing: string; missingText: string; failedOne: string };
  /** Where the list is; not set where the list stands beside it. */
  backTo?: string;
  /** Level of the heading. Default: that of the screen. */
  heading?: 'h1' | 'h2';
  /** What was fetched before, with the heading of the screen, is shown below. */
  isBesideDetails: boolean;
}

/** Shown when an opening, an application or a project could not be fetched, or is gone. */
export function DetailsError({ answer, texts, backTo, heading = 'h1', isBesideDetails }: DetailsErrorProps) {
  const { error, isFetching, refetch } = answer;
  if (isNotFound(error)) {
    return (
      <NotFoundBox
        heading={heading}
        title={texts.missing}
        actions={
          backTo !== undefined && (
            <Button variant="tonal" component={Link} to={backTo}>
              {commonTexts.goBack}
            </Button>
          )
        }
      >
        {removalText(error) ?? texts.missingText}
      </NotFoundBox>
    );
  }
  return (
    <Box sx={{ mb: isBesideDetails ? { xs: 2.5, md: 5 } : undefined }}>
      <ErrorBox
        heading={isBesideDetails ? undefined : heading}
        title={texts.failedOne}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    </Box>
  );
}
