import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import { BackLink } from '../components/BackLink';
import { ScreenTitle } from '../components/ScreenTitle';
import { InlineError } from '../components/states/InlineError';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { AddModerator } from '../features/page-staff/AddModerator';
import { BannedList } from '../features/page-staff/BannedList';
import {
  usePageBansGetBansQuery,
  usePageStaffGetRolesQuery,
} from '../features/page-staff/exports/pageStaffApi';
import { HandOver } from '../features/page-staff/HandOver';
import { Moderators } from '../features/page-staff/Moderators';
import { PageActs } from '../features/page-staff/PageActs';
import { TakeOver } from '../features/page-staff/TakeOver';
import { PageError } from '../features/pages/PageError';
import { paths } from '../lib/address/paths';
import { pageTexts } from '../texts/pages';
import { pageStaffTexts as texts } from '../texts/pageStaff';

/** Who runs a page; for those who do, who is banned from it; for its owner, what was done. */
export function PagePeopleScreen() {
  const { id = '' } = useParams();
  const { currentData, isError, error, isFetching, refetch } = usePageStaffGetRolesQuery(
    { getRolesDto: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const roles = isError && isNotFound(error) ? undefined : currentData?.data;
  // Both parts come together: a list that came later would push down what was done.
  const bans = usePageBansGetBansQuery({ getBansDto: { id, page: 1 } }, { skip: !roles?.role });
  const runs = bans.isUninitialized || bans.isLoading ? undefined : roles?.role;
  return (
    <>
      <ScreenTitle>{texts.people}</ScreenTitle>
      <BackLink to={paths.pageDetails(id)}>{pageTexts.page}</BackLink>
      <FeedStack>
        {isError && !roles && isNotFound(error) && (
          <PageError error={error} isBusy={isFetching} onRetry={() => void refetch()} isBesidePage={false} />
        )}
        {isError && !isNotFound(error) && <InlineError title={texts.failed} onRetry={() => void refetch()} />}
        {!(isError && !roles) && (
          <Card sx={{ p: { xs: 4, md: 5 }, display: 'grid', gap: 3 }}>
            <div>
              <Typography variant="h1" sx={{ typography: { xs: 'h2', md: 'h1' } }}>
                {texts.people}
              </Typography>
              <Typography variant="compact" sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
                {texts.lead}
              </Typography>
            </div>
            {roles ? (
              <>
                {roles.transfer && roles.role !== 'owner' && (
                  <TakeOver pageId={id} owner={roles.owner} until={roles.transfer.until} />
                )}
                <Moderators pageId={id} roles={roles} />
                {roles.role === 'owner' && (
                  <>
                    <AddModerator
                      pageId={id}
                      staffIds={[roles.owner.id, ...roles.moderators.map(({ User }) => User.id)]}
                    />
                    <HandOver key={`hand over ${id}`} pageId={id} roles={roles} />
                  </>
                )}
              </>
            ) : (
              <Box role="status" sx={{ minHeight: 180, color: 'text.secondary', typography: 'compact' }}>
                {texts.loading}
              </Box>
            )}
          </Card>
        )}
        {runs && <BannedList key={`banned ${id}`} pageId={id} />}
        {runs === 'owner' && <PageActs key={`acts ${id}`} pageId={id} />}
      </FeedStack>
    </>
  );
}
