import { Button } from '@campus-commons/web-kit/Button.tsx';
import { Link } from 'react-router-dom';
import { isNotFound, removalText } from '../../api/errors';
import { BusyButton } from '../../components/BusyButton';
import { ErrorBox } from '../../components/states/ErrorBox';
import { NotFoundBox } from '../../components/states/NotFoundBox';
import { paths } from '../../lib/address/paths';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';

interface PageErrorProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  /** The cached page, with the heading of the screen, is shown below. */
  isBesidePage?: boolean;
}

/** Shown when a page could not be fetched or was deleted. */
export function PageError({ error, isBusy, onRetry, isBesidePage = false }: PageErrorProps) {
  const isMissing = isNotFound(error);
  const goBack = (
    <Button variant={isMissing ? 'tonal' : 'outlined'} component={Link} to={paths.memberPages}>
      {commonTexts.goBack}
    </Button>
  );
  return isMissing ? (
    <NotFoundBox
      heading="h1"
      title={pageTexts.pageMissing}
      actions={
        <>
          {/* The specified errors of a page have both; for a missing one, trying again helps least. */}
          {goBack}
          <BusyButton variant="text" loading={isBusy} onClick={onRetry}>
            {commonTexts.tryAgain}
          </BusyButton>
        </>
      }
    >
      {removalText(error) ?? pageTexts.pageMissingText}
    </NotFoundBox>
  ) : (
    <ErrorBox
      heading={isBesidePage ? undefined : 'h1'}
      title={pageTexts.pageFailed}
      {...{ error, isBusy, onRetry }}
    >
      {goBack}
    </ErrorBox>
  );
}
