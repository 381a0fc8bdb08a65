import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { APPLICATION_STATES } from '@campus-commons/web-kit/openingBounds/generated.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/Pager';
import { ScreenTabs } from '../../components/ScreenTabs';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import { TimeAgo } from '../../components/TimeAgo';
import { openingPaths } from '../../lib/address/openingPaths';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { nameOf } from '../../lib/text/members';
import { applicationTexts as texts } from '../../texts/applications';
import { ApplicationStateChip } from '../openings/exports/ApplicationStateChip';
import { useApplicationsGetApplicantsQuery, type ApplicantDto } from '../openings/exports/applicationsApi';
import { APPLICANT_ROW } from './applicationFacts';
import { ApplicationRow } from './ApplicationRow';

interface ApplicantsProps {
  openingId: string;
  /** What stands below the list: it comes with it, so that the list does not push it down. */
  children: ReactNode;
}

/**
 * Who applied for an opening, those who wait for an answer first, each the oldest first; for its manager. The state that is
 * shown is in the address; so is the application from which one comes back.
 */
export function Applicants({ openingId, children }: ApplicantsProps) {
  const titleId = useId();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const page = pageFromSearch(search);
  const state = APPLICATION_STATES.find((known) => known === search.get('state'));
  const answer = useApplicationsGetApplicantsQuery(
    { getApplicantsDto: { openingId, page, limit: PAGE_SIZE, ...(state && { state }) } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, data, isError, error, isFetching, refetch } = answer;
  const list = useRef<HTMLElement>(null);
  useFocusAfterPaging(list, page);
  // The counts are those of all states, so the tabs stay while another one is loaded.
  const counts = data?.data.counts ?? [];
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const applicants = currentData?.data.applicants;
  const from = applicants?.some(({ id }) => hash === `#${rowId(id)}`) ? hash.slice(1) : undefined;
  // Back from an application, one goes on from its row.
  useEffect(() => {
    if (from === undefined) return undefined;
    // The site focuses the heading of every new screen first.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(from);
      row?.querySelector('a')?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [from]);
  return (
    <>
      <Box
        component="section"
        ref={list}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-busy={isFetching}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '&:focus-visible': { outline: 'none' },
        }}
      >
        <Typography variant="h2" id={titleId} sx={{ mx: { xs: 4, sm: 0 }, mt: 3 }}>
          {texts.applicants}
        </Typography>
        {counts.length > 0 && (
          <ScreenTabs
            label={texts.whichApplicants}
            tabs={[
              { label: `${texts.all} ${all}`, search: '', isOn: state === undefined },
              ...counts.map(({ state: known, total }) => ({
                label: `${texts.states[known]} ${total}`,
                search: `?state=${known}`,
                isOn: known === state,
              })),
            ]}
          />
        )}
        {/* The list is drawn anew below the tabs, which come with it; they do not push down what was there. */}
        <Box
          key={counts.length > 0 ? 'list' : 'loading'}
          sx={{ px: { xs: 4, sm: 0 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {isError && (
            <ErrorBox
              title={texts.applicantsFailed}
              error={error}
              isBusy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!applicants && !isError && (
            <Box role="status" aria-label={texts.loadingApplicants} sx={{ display: 'grid', gap: 2 }}>
              <Skeleton variant="rounded" height={72} />
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.loadingApplicants}</Box>
            </Box>
          )}
          {applicants?.length === 0 && (
            <EmptyState title={state ? texts.nothingHere : texts.noApplicants}>
              {texts.noApplicantsText}
            </EmptyState>
          )}
          {applicants && applicants.length > 0 && (
            <PlainList sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {applicants.map((applicant) => (
                <ApplicantRow key={applicant.id} applicant={applicant} />
              ))}
            </PlainList>
          )}
          {currentData && (
            <Pager
              label={texts.applicantPages}
              page={page}
              totalPages={currentData.data.pagination.totalPages}
            />
          )}
        </Box>
      </Box>
      {(data ?? isError) && children}
    </>
  );
}

const rowId = (applicationId: string) => `${APPLICANT_ROW}${applicationId}`;

function ApplicantRow({ applicant }: { applicant: ApplicantDto }) {
  const { search } = useLocation();
  const { id, Applicant, state, isNew, createdAt } = applicant;
  return (
    <ApplicationRow
      id={rowId(id)}
      to={openingPaths.application(id)}
      state={{ list: search }}
      title={nameOf(Applicant)}
      detail={Applicant.UserProfile.title ?? ''}
      isNew={isNew}
      picture={<Avatar person={Applicant} size={44} />}
    >
      <ApplicationStateChip state={state} />
      <TimeAgo iso={createdAt} />
    </ApplicationRow>
  );
}
