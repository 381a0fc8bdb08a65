import { Button } from '@campus-commons/web-kit/Button.tsx';
import { breakable } from '@campus-commons/web-kit/breakable.tsx';
import { PROFILE_FACTS } from '@campus-commons/web-kit/profileFacts.ts';
import { ruleWords } from '@campus-commons/web-kit/rules.ts';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { CloudOff } from 'lucide-react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import { PageEntries } from '../../components/content/PageEntries';
import { PostEntries } from '../../components/content/PostEntries';
import { FailureAlert } from '../../components/FailureAlert';
import { FullWidth, Section } from '../../components/Section';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { Panel } from '../../components/Panel';
import { ApiError, failureText } from '../../providers/httpClient';
import { useIsModerator } from '../../providers/useSession';
import type {
  AccountLimitDto,
  AdminUserDetailsDto,
  ProfileFieldsDto,
  SuspensionDto,
} from '../../api/generated';
import { AuditTrail } from './AuditTrail';
import { BackToList } from './BackToList';
import { AgeSection } from './AgeSection';
import { ClearFactors } from './ClearFactors';
import { UserHeader } from './UserHeader';
import { UserSessions } from './UserSessions';
import { UsersNotFound } from './UsersNotFound';
import { MemberText } from '../../components/content/MemberText';
import { Facts } from '../../components/Facts';

/** /admin/users/id/:id: everything about one member, and the actions on them. */
export function UserDetails() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: user, error, isFetching, refetch } = useGetOne<AdminUserDetailsDto>('userDetails', { id });
  const isModerator = useIsModerator();

  const failure = isFetching ? null : error;
  // The API answers 404 for an unknown id and 400 for an invalid one.
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
            titles={[translate('resources.users.details.failed')]}
            text={failureText(failure)}
          >
            <Button variant="tonal" onClick={() => void refetch()}>
              {translate('list.try_again')}
            </Button>
          </Panel>
        </Card>
      </>
    );
  }
  if (!user) return <LoadingDetails />;
  return (
    <>
      <PageTitle>{user.name}</PageTitle>
      <BackToList />
      <Notice />
      {failure && (
        <Box sx={{ mb: 4 }}>
          <FailureAlert onTryAgain={() => void refetch()}>
            {translate('resources.users.details.stale')}
          </FailureAlert>
        </Box>
      )}
      <UserHeader user={user} />
      {user.suspension && <SuspensionAlert {...user.suspension} />}
      {user.limit && <LimitAlert {...user.limit} />}
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
          <Section title={translate('resources.users.details.facts')}>
            <ProfileFacts user={user} />
          </Section>
          {!isModerator && user.age && (
            <Section
              title={translate('resources.users.age.title')}
              subtitle={translate('resources.users.age.text')}
            >
              <AgeSection user={user} age={user.age} />
            </Section>
          )}
          {!isModerator && (
            <Section
              title={translate('resources.users.details.sessions')}
              subtitle={translate('resources.users.details.sessions_text')}
            >
              <UserSessions sessions={user.sessions} />
              {user.hasSecondFactor && <ClearFactors user={user} />}
            </Section>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Section title={translate('resources.users.details.posts')}>
            {user.recentPosts.length === 0 ? (
              <EmptyText>{translate('resources.users.details.no_posts')}</EmptyText>
            ) : (
              <FullWidth>
                <PostEntries posts={user.recentPosts} areOfOneMember />
              </FullWidth>
            )}
          </Section>
          <Section
            title={translate('resources.users.details.pages')}
            subtitle={translate('resources.users.details.pages_text')}
          >
            {user.pages.length === 0 ? (
              <EmptyText>{translate('resources.users.details.no_pages')}</EmptyText>
            ) : (
              <FullWidth>
                <PageEntries pages={user.pages} areOfOneMember />
              </FullWidth>
            )}
          </Section>
          <Section
            title={translate('resources.users.details.activity')}
            subtitle={translate(
              `resources.users.details.${isModerator ? 'decisions_text' : 'activity_text'}`,
            )}
            action={
              !isModerator && (
                <Button component={RouterLink} to={`/audit?member=${user.id}`} size="small">
                  {translate('resources.users.details.all_activity')}
                </Button>
              )
            }
          >
            {user.audit.length === 0 ? (
              <EmptyText>{translate('resources.users.details.no_activity')}</EmptyText>
            ) : (
              <AuditTrail entries={user.audit} />
            )}
          </Section>
        </Box>
      </Box>
    </>
  );
}

function EmptyText({ children }: { children: string }) {
  return <Box sx={{ typography: 'body2', color: 'campus.ink2' }}>{children}</Box>;
}

function LoadingDetails() {
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

/** Shows since when a member is suspended, until when, by whom, and why. */
function SuspensionAlert({ at, by, reason, until }: SuspensionDto) {
  const translate = useTranslate();
  // An older API knows no end.
  const words = until ? 'resources.users.suspension.until' : 'resources.users.suspension.since';
  return (
    <Alert severity="error" role={undefined} sx={{ mt: 4 }}>
      {translate(words, {
        time: indiaDateTime(at),
        until: until ? indiaDateTime(until) : '',
        by: by ?? translate('resources.users.suspension.former_administrator'),
        reason,
      })}
    </Alert>
  );
}

/** Shows until when a member cannot write, and why. */
function LimitAlert({ until, rule }: AccountLimitDto) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role={undefined} sx={{ mt: 4 }}>
      {translate('resources.users.suspension.limited', {
        until: indiaDateTime(until),
        rule: ruleWords(rule),
      })}
    </Alert>
  );
}

/** The label of each fact of a profile, in their order. The header shows the others. */
const FACTS: Readonly<Record<Exclude<keyof ProfileFieldsDto, 'title' | 'profileUrl' | 'coverUrl'>, string>> =
  PROFILE_FACTS;

/** A member's contact details and profile. */
function ProfileFacts({ user }: { user: AdminUserDetailsDto }) {
  const translate = useTranslate();
  const valueOf = (field: keyof typeof FACTS) => {
    const value = user.UserProfile[field] ?? '';
    if (field === 'bio') return <MemberText background="surface">{value}</MemberText>;
    return field === 'collegeName' ? <CollegeLink college={value} /> : value;
  };
  const label = (field: string) => translate(`resources.users.fields.${field}`);
  const fields = Object.keys(FACTS) as (keyof typeof FACTS)[];
  // In one row: newcomers have filled in none of them.
  const empty = fields.filter((field) => !user.UserProfile[field]);
  return (
    <Facts
      facts={[
        ...(user.email === null ? [] : [{ label: label('email'), value: user.email, copy: user.email }]),
        ...(user.phone === null
          ? []
          : [{ label: label('phone'), value: formatPhone(user.phone), copy: user.phone }]),
        ...fields
          .filter((field) => !empty.includes(field))
          .map((field) => ({ label: FACTS[field], value: valueOf(field) })),
        ...(empty.length > 0
          ? [{ label: label('empty'), value: empty.map((field) => FACTS[field]).join(', ') }]
          : []),
        { label: label('createdAt'), value: indiaDateTime(user.createdAt) },
        { label: label('id'), value: user.id, copy: user.id },
      ]}
    />
  );
}

/** The college, with a link to everybody who is there. */
function CollegeLink({ college }: { college: string }) {
  const translate = useTranslate();
  return (
    <Link
      component={RouterLink}
      to={{ pathname: '/users', search: new URLSearchParams({ college }).toString() }}
      title={translate('resources.users.all_at_college', { college })}
      sx={{ color: 'inherit' }}
    >
      {breakable(college)}
    </Link>
  );
}
