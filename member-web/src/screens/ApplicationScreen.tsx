import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link, useLocation, useParams, type Location } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import { BackLink } from '../components/BackLink';
import { MemberLink } from '../components/MemberLink';
import { ScreenTitle } from '../components/ScreenTitle';
import { DetailsError } from '../components/states/DetailsError';
import { ApplicationContent } from '../features/applications/ApplicationContent';
import { ApplicationOptions } from '../features/applications/ApplicationOptions';
import { APPLICANT_ROW, seenText } from '../features/applications/applicationFacts';
import { MessageForm } from '../features/applications/MessageForm';
import { StateActions } from '../features/applications/StateActions';
import { Timeline } from '../features/applications/Timeline';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { ApplicationRecord } from '../features/records/exports/ApplicationRecord';
import { ApplicationStateChip } from '../features/openings/exports/ApplicationStateChip';
import {
  useApplicationsGetQuery,
  type ApplicationDetailsDto,
} from '../features/openings/exports/applicationsApi';
import { openingPaths } from '../lib/address/openingPaths';
import { useNow } from '../lib/state/clock';
import { nameOf } from '../lib/text/members';
import { applicationTexts as texts } from '../texts/applications';

/** Where there is room, what was written stands beside what happened. */
const MAX_WIDTH = { xs: 760, lg: 'none' };

/** An application, for who applied and for who posted the opening: what was written, and what came of it. */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  const location = useLocation() as Location<unknown>;
  const answer = useApplicationsGetQuery({ applicationIdDto: { id } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error } = answer;
  // After a failed refetch what is cached stays, with what is being written. Only a deleted application disappears.
  const isMissing = isError && isNotFound(error);
  const application = isMissing ? undefined : currentData?.data;
  const isManager = application?.isApplicant === false;
  const board = openingPaths.board(application?.kind ?? 'internship');
  return (
    <>
      <ScreenTitle>{application?.title ?? texts.application}</ScreenTitle>
      {isManager && application.openingId !== null ? (
        <BackLink
          to={{
            pathname: openingPaths.details(application.openingId, application.kind),
            search: listOf(location.state),
            hash: `#${APPLICANT_ROW}${id}`,
          }}
        >
          {texts.applicants}
        </BackLink>
      ) : (
        <BackLink to={board}>{texts.board}</BackLink>
      )}
      {isError && (
        <DetailsError
          answer={answer}
          texts={texts}
          backTo={board}
          isBesideDetails={application !== undefined}
        />
      )}
      {!application && !isError && <Loading />}
      {application && <Details key={id} application={application} />}
    </>
  );
}

/** The page and the tab of the list from which one comes; none after a link from elsewhere. */
const listOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : '';

function Details({ application }: { application: ApplicationDetailsDto }) {
  const { id, canMessage, isApplicant } = application;
  const written = (
    <Part key="written" title={texts.application}>
      <ApplicationContent application={application} />
    </Part>
  );
  const happened = (
    <Part key="happened" title={texts.timeline}>
      <Timeline application={application} />
      {canMessage && (
        <Box sx={{ mt: 5 }}>
          <MessageForm id={id} />
        </Box>
      )}
    </Part>
  );
  return (
    <Box sx={{ maxWidth: MAX_WIDTH }}>
      <FeedStack sx={{ gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
        <Head application={application} />
        {/* First what is new to who reads it: the applicant wrote the application. */}
        {isApplicant ? [happened, written] : [written, happened]}
      </FeedStack>
    </Box>
  );
}

function Head({ application }: { application: ApplicationDetailsDto }) {
  const { kind, title, organisation, openingId, state, seenAt, isApplicant, Applicant } = application;
  const now = useNow();
  return (
    <Card
      component="section"
      sx={{
        gridColumn: '1 / -1',
        px: { xs: 4, sm: 6 },
        py: { xs: 5, sm: 6 },
        borderRadius: { xs: 0, sm: '16px' },
      }}
    >
      <Box sx={{ display: 'flex', gap: { xs: 3, sm: 4 }, overflowWrap: 'anywhere' }}>
        {!isApplicant && <Avatar person={Applicant} size={56} />}
        <Box sx={{ minWidth: 0 }}>
          {/* Beside the portrait of a phone, a long name has no room for the size of a title. */}
          <Typography
            variant="h1"
            dir="auto"
            sx={isApplicant ? undefined : { typography: { xs: 'h2', sm: 'h1' } }}
          >
            {isApplicant ? title : <MemberLink member={Applicant}>{nameOf(Applicant)}</MemberLink>}
          </Typography>
          <Box sx={{ mt: 1.5, color: 'text.secondary' }}>
            {openingId === null ? (
              <bdi>{isApplicant ? organisation : title}</bdi>
            ) : (
              <MuiLink component={Link} to={openingPaths.details(openingId, kind)}>
                <bdi>{isApplicant ? organisation : title}</bdi>
              </MuiLink>
            )}
          </Box>
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            <ApplicationStateChip state={state} />
            {openingId === null && <span>{texts.removed}</span>}
            {isApplicant && state === 'applied' && openingId !== null && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {seenText(seenAt, now)}
              </Box>
            )}
          </Box>
        </Box>
        <ApplicationOptions application={application} />
      </Box>
      <Box sx={{ mt: 4, '&:empty': { display: 'none' } }}>
        <StateActions application={application} />
      </Box>
      <Box sx={{ mt: 4, '&:has(> :empty)': { display: 'none' } }}>
        <ApplicationRecord application={application} />
      </Box>
    </Card>
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
    <Card
      role="status"
      aria-label={texts.loadingOne}
      sx={{ p: 6, display: 'grid', gap: 4, maxWidth: MAX_WIDTH }}
    >
      <Skeleton variant="rounded" width="72%" height={32} />
      <Skeleton variant="rounded" width="48%" height={16} />
      <Skeleton variant="rounded" width={96} height={24} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.loadingOne}</Box>
    </Card>
  );
}
