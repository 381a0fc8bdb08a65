import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Button from '@mui/material/Button';
import { FlagOff } from 'lucide-react';
import { Link } from 'react-router';
import { isNotFound, removalText } from '../../api/errors';
import { ErrorBox } from '../../components/states/ErrorBox';
import { MissingBox } from '../../components/states/MissingBox';
import { paths } from '../../lib/paths';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';

interface PageTroubleProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  /** The cached page, with the heading of the screen, is shown below. */
  isBesidePage?: boolean;
}

/** Shown when a page could not be fetched or was deleted. */
export function PageTrouble({ error, isBusy, onRetry, isBesidePage = false }: PageTroubleProps) {
  const actions = (
    <>
      <Button variant="tonal" loading={isBusy} onClick={onRetry}>
        {commonTexts.tryAgain}
      </Button>
      <Button variant="outlined" component={Link} to={paths.memberPages}>
        {commonTexts.goBack}
      </Button>
    </>
  );
  return isNotFound(error) ? (
    <MissingBox icon={FlagOff} heading="h1" title={pageTexts.pageMissing} actions={actions}>
      {removalText(error) ?? pageTexts.pageMissingText}
    </MissingBox>
  ) : (
    <ErrorBox heading={isBesidePage ? undefined : 'h1'} title={pageTexts.pageFailed} actions={actions}>
      {errorText(error)}
    </ErrorBox>
  );
}
