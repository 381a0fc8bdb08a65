import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { CloudOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { PageEntries } from '../../components/content/PageEntries';
import { PostEntries } from '../../components/content/PostEntries';
import { FailureAlert } from '../../components/FailureAlert';
import { Notice, type NoticeText } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { Panel } from '../../components/Panel';
import { Section } from '../../components/Section';
import { ApiError, failureText } from '../../providers/httpClient';
import type { UserDetailsRecord } from '../../providers/records/users';
import { AuditTrail } from './AuditTrail';
import { BackToList } from './BackToList';
import { ProfileFacts } from './ProfileFacts';
import { SuspensionAlert } from './SuspensionAlert';
import { UserHeader } from './UserHeader';
import { UserSessions } from './UserSessions';
import { UsersNotFound } from './UsersNotFound';

/** /admin/users/id/:id: everything about one member, and what can be done about them. */
export function UserDetails() {
  const { id = '' } = useParams();
  const { data: user, error, isFetching, refetch } = useGetOne<UserDetailsRecord>('userDetails', { id });
  const [notice, setNotice] = useState<string | NoticeText>();

  const failure = isFetching ? null : error;
  // 404 for nobody, 400 for what cannot be an id: either way the address leads nowhere.
  if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400))
    return <UsersNotFound />;
  if (failure && !user) {
    return (
      <>
        <BackToList />
        <Card>
          <Panel
            role="alert"
            icon={CloudOff}
            tone="danger"
            titles={['Failed to fetch this user']}
            text={failureText(failure)}
          >
            <Button variant="tonal" onClick={() => void refetch()}>
              Try Again
            </Button>
          </Panel>
        </Card>
      </>
    );
  }
  if (!user) return <OnItsWay />;
  return (
    <>
      <PageTitle>{user.name}</PageTitle>
      <BackToList />
      <Notice onClose={() => setNotice(undefined)}>{notice}</Notice>
      {failure && (
        <Box sx={{ mb: 4 }}>
          <FailureAlert onTryAgain={() => void refetch()}>Failed to bring this page up to date</FailureAlert>
        </Box>
      )}
      <UserHeader user={user} onChanged={setNotice} />
      {user.suspension && <SuspensionAlert {...user.suspension} />}
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 36fr) minmax(0, 64fr)' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Section title="Details">
            <ProfileFacts user={user} />
          </Section>
          <Section title="Sessions" subtitle="Where they are signed in now">
            <UserSessions sessions={user.sessions} />
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Section title="Recent posts">
            {user.posts.length === 0 ? (
              <Nothing>No posts yet.</Nothing>
            ) : (
              <Flush>
                <PostEntries posts={user.posts} onRemoved={setNotice} />
              </Flush>
            )}
          </Section>
          <Section title="Pages" subtitle="Those they created">
            {user.pages.length === 0 ? (
              <Nothing>They have created no page.</Nothing>
            ) : (
              <Flush>
                <PageEntries pages={user.pages} onRemoved={setNotice} />
              </Flush>
            )}
          </Section>
          <Section
            title="Records"
            subtitle="What the server has noted about this account"
            action={
              <Button component={RouterLink} to={`/audit?member=${user.id}`} size="small">
                All records
              </Button>
            }
          >
            {user.audit.length === 0 ? <Nothing>Nothing yet.</Nothing> : <AuditTrail entries={user.audit} />}
          </Section>
        </Box>
      </Box>
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return <Box sx={{ typography: 'body2', color: 'campus.ink2' }}>{children}</Box>;
}

/** Rows that reach from edge to edge of their card. */
function Flush({ children }: { children: ReactNode }) {
  return <Box sx={{ mx: { xs: -4, md: -5 } }}>{children}</Box>;
}

function OnItsWay() {
  return (
    <Box aria-busy>
      <BackToList />
      <Skeleton variant="rounded" height={138} sx={{ borderRadius: `${radii.card}px` }} />
      <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '36fr 64fr' }, gap: 4 }}>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: `${radii.card}px` }} />
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: `${radii.card}px` }} />
      </Box>
    </Box>
  );
}
