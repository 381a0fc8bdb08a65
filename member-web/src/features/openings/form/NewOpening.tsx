import Skeleton from '@mui/material/Skeleton';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../../components/toasts/toasts';
import { openingPaths } from '../../../lib/address/openingPaths';
import { openingTexts as texts } from '../../../texts/openings';
import { useOwnPages } from '../useOwnPages';
import { OpeningForm } from './OpeningForm';
import type { OpeningFormSubject } from './useOpeningForm';

interface NewOpeningProps extends Pick<OpeningFormSubject, 'kind' | 'projectId'> {
  onClose: () => void;
}

/** The form of a new opening; once it is saved, its details follow. */
export function NewOpening({ kind, projectId, onClose }: NewOpeningProps) {
  const navigate = useNavigate();
  const pages = useOwnPages();
  // The form begins with the page that was active last.
  if (projectId === undefined && !pages) return <Skeleton variant="rounded" height={480} />;
  return (
    <OpeningForm
      kind={kind}
      projectId={projectId}
      pages={pages}
      onClose={onClose}
      onSaved={({ id, state }) => {
        void showToast('success', state === 'review' ? texts.created.review : texts.created.open);
        // The address also closes the form.
        void navigate(openingPaths.details(id, kind), { replace: true });
      }}
    />
  );
}
