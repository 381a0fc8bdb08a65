import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isNotFound } from '../../api/errors';
import { DetailsError } from '../../components/states/DetailsError';
import { useOpeningsGetOpeningQuery } from '../../features/openings/exports/openingsApi';
import { OPENING_HEADING_ID } from '../../features/openings/openingHeading';
import { OpeningLoading } from '../../features/openings/OpeningLoading';
import type { BesideProps } from '../../features/openings/OpeningsList';
import { openingPaths } from '../../lib/address/openingPaths';
import { overlayLink } from '../../lib/hooks/useOverlay';
import { openingTexts as texts } from '../../texts/openings';
import { OpeningDetails } from './OpeningDetails';

interface OpeningPanelProps extends Pick<BesideProps, 'choices'> {
  id: string;
}

/** An opening beside the list from which it was chosen. Its manager edits it, and answers who applied, on its own screen. */
export function OpeningPanel({ id, choices }: OpeningPanelProps) {
  const navigate = useNavigate();
  const answer = useOpeningsGetOpeningQuery({ openingIdDto: { id } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error } = answer;
  const opening = isError && isNotFound(error) ? undefined : currentData?.data;
  const isShown = opening !== undefined;
  useEffect(() => {
    if (choices > 0 && isShown) document.getElementById(OPENING_HEADING_ID)?.focus({ preventScroll: true });
  }, [choices, isShown]);
  const edit = () => {
    const { to, state } = overlayLink(openingPaths.details(id, opening?.kind), 'edit-opening');
    void navigate(to, { state });
  };
  return (
    <>
      {isError && <DetailsError answer={answer} texts={texts} heading="h2" isBesideDetails={isShown} />}
      {!opening && !isError && <OpeningLoading />}
      {opening && (
        <OpeningDetails opening={opening} onEdit={edit} isBeside>
          {(parts) => (
            <>
              {opening.canManage && (
                <Button
                  variant="tonal"
                  component={Link}
                  to={openingPaths.details(id, opening.kind)}
                  sx={{ justifySelf: 'start' }}
                >
                  {texts.seeApplicants}
                </Button>
              )}
              {parts}
            </>
          )}
        </OpeningDetails>
      )}
    </>
  );
}
