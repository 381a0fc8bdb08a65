import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import { BackLink } from '../components/BackLink';
import { Feature } from '../components/Feature';
import { ScreenTitle } from '../components/ScreenTitle';
import { DetailsError } from '../components/states/DetailsError';
import { showToast } from '../components/toasts/toasts';
import { Applicants } from '../features/applications/Applicants';
import { ApplyPart } from '../features/applications/ApplyPart';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { useOpeningsGetOpeningQuery, type OpeningDetailsDto } from '../features/openings/exports/openingsApi';
import { OpeningActions } from '../features/openings/OpeningActions';
import { OpeningFacts } from '../features/openings/OpeningFacts';
import { OpeningHead } from '../features/openings/OpeningHead';
import { openingPaths } from '../lib/address/openingPaths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { openingTexts as texts } from '../texts/openings';

const OpeningForm = lazyChunk(() => import('../features/openings/form/OpeningForm'), 'OpeningForm');

/** The list to which an opening of each kind belongs. */
const LISTS = {
  internship: { to: openingPaths.internships, name: frameTexts.internships },
  volunteering: { to: openingPaths.community, name: frameTexts.community },
  role: { to: openingPaths.roles, name: texts.peopleWanted },
} as const;

/** An internship, voluntary work or a role: what there is to do, and what one gets. */
export function OpeningDetailsScreen() {
  const { id = '' } = useParams();
  const answer = useOpeningsGetOpeningQuery({ openingIdDto: { id } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error } = answer;
  const form = useOverlay('edit-opening');
  // After a failed refetch what is cached stays, with what is being written. Only a deleted opening disappears.
  const isMissing = isError && isNotFound(error);
  const opening = isMissing ? undefined : currentData?.data;
  const list = LISTS[opening?.kind ?? 'internship'];
  if (opening?.canManage && form.isOpen) {
    return (
      <Feature onClose={form.close}>
        <OpeningForm
          kind={opening.kind}
          opening={opening}
          onClose={form.close}
          onSaved={({ state }) => {
            void showToast('success', state === 'review' ? texts.changed.review : texts.changed.open);
            form.close();
          }}
        />
      </Feature>
    );
  }
  return (
    <>
      <ScreenTitle>{opening?.title ?? texts.opening}</ScreenTitle>
      <BackLink to={list.to}>{list.name}</BackLink>
      {isError && (
        <DetailsError
          answer={answer}
          texts={texts}
          backTo={list.to}
          isBesideDetails={opening !== undefined}
        />
      )}
      {!opening && !isError && <Loading />}
      {opening && <Details key={id} opening={opening} onEdit={() => form.open()} />}
    </>
  );
}

function Details({ opening, onEdit }: { opening: OpeningDetailsDto; onEdit: () => void }) {
  const { about, answering } = opening;
  const { contactEmail } = runtimeConfig();
  const [lead = '', link = ''] = texts.warning.split(/(?=Write to us)/);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <FeedStack>
        <OpeningHead
          opening={opening}
          actions={
            <>
              <ApplyPart opening={opening} />
              <OpeningActions opening={opening} onEdit={onEdit} />
            </>
          }
        />
        <Part title={texts.facts}>
          <OpeningFacts opening={opening} />
          {answering && (
            <Box sx={{ mt: 4, typography: 'body2', color: 'text.secondary' }}>
              {texts.answering(answering.answered, answering.applications, answering.days)}
            </Box>
          )}
        </Part>
        <Part title={texts.about}>
          {/* Plain text: an address in it is no link. */}
          <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {about}
          </Box>
        </Part>
        <Box sx={{ px: { xs: 4, sm: 1 }, typography: 'body2' }}>
          {lead}
          <MuiLink href={`mailto:${contactEmail}`}>{link}</MuiLink>
        </Box>
        {opening.canManage && <Applicants openingId={opening.id} />}
      </FeedStack>
    </Box>
  );
}

/** A card with a heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ px: { xs: 4, sm: 6 }, py: 5, borderRadius: { xs: 0, sm: '16px' } }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

function Loading() {
  return (
    <Card role="status" aria-label={texts.loadingOne} sx={{ p: 6, display: 'grid', gap: 4, maxWidth: 760 }}>
      <Skeleton variant="rounded" width="72%" height={32} />
      <Skeleton variant="rounded" width="48%" height={16} />
      <Skeleton variant="rounded" width="32%" height={14} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.loadingOne}</Box>
    </Card>
  );
}
