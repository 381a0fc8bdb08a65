import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import { BackLink } from '../components/BackLink';
import { FormInPlace } from '../components/FormInPlace';
import { ScreenTitle } from '../components/ScreenTitle';
import { DetailsError } from '../components/states/DetailsError';
import { showToast } from '../components/toasts/toasts';
import { Applicants } from '../features/applications/Applicants';
import { useOpeningsGetOpeningQuery } from '../features/openings/exports/openingsApi';
import { OpeningLoading } from '../features/openings/OpeningLoading';
import { openingPaths } from '../lib/address/openingPaths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { openingTexts as texts } from '../texts/openings';
import { OpeningDetails } from './openings/OpeningDetails';

const OpeningForm = lazyChunk(() => import('../features/openings/form/OpeningForm'), 'OpeningForm');

/** An internship, help that is wanted, or a role: what there is to do, and what one gets. */
export function OpeningDetailsScreen() {
  const { id = '' } = useParams();
  const answer = useOpeningsGetOpeningQuery({ openingIdDto: { id } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error } = answer;
  const form = useOverlay('edit-opening');
  // After a failed refetch what is cached stays, with what is being written. Only a deleted opening disappears.
  const isMissing = isError && isNotFound(error);
  const opening = isMissing ? undefined : currentData?.data;
  const location = useLocation();
  const kind = opening?.kind ?? 'internship';
  const list = openingPaths.list(kind);
  // Its number alone leads to it, for example from a notification.
  if (opening && location.pathname !== openingPaths.details(id, kind))
    return (
      <Navigate
        to={{ ...location, pathname: openingPaths.details(id, kind) }}
        state={location.state}
        replace
      />
    );
  if (opening?.canManage && form.isOpen) {
    return (
      <FormInPlace onClose={form.close}>
        <OpeningForm
          kind={opening.kind}
          opening={opening}
          onClose={form.close}
          onSaved={({ state }) => {
            void showToast('success', state === 'review' ? texts.changed.review : texts.changed.open);
            form.close();
          }}
        />
      </FormInPlace>
    );
  }
  return (
    <>
      <ScreenTitle>{opening?.title ?? texts.opening}</ScreenTitle>
      <BackLink to={list}>{texts.kinds[kind].list}</BackLink>
      {isError && (
        <DetailsError answer={answer} texts={texts} backTo={list} isBesideDetails={opening !== undefined} />
      )}
      <Box sx={{ maxWidth: 760 }}>
        {!opening && !isError && <OpeningLoading />}
        {opening && (
          <OpeningDetails key={id} opening={opening} onEdit={() => form.open()}>
            {(parts) => (opening.canManage ? <Applicants openingId={opening.id}>{parts}</Applicants> : parts)}
          </OpeningDetails>
        )}
      </Box>
    </>
  );
}
