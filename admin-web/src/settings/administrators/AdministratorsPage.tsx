import { Button } from '@campus-commons/web-kit/Button.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminAccountDto, ConsoleAccountDto, SetupLinkDto } from '../../api/generated';
import { ClippedText } from '../../components/ClippedText';
import { FailureAlert } from '../../components/FailureAlert';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { Section } from '../../components/Section';
import { CURRENT, type Single } from '../../providers/records';
import { AddDialog } from './AddDialog';
import { ChangeDialog, type Change } from './ChangeDialog';
import { LinkDialog } from './LinkDialog';
import { useOwnFactors } from './OwnProof';

/** The most accounts of one list; more are for a console with other needs. */
const MAX_ACCOUNTS = 50;

interface NewLink {
  userName: string;
  link: SetupLinkDto;
}

/** /admin/settings/administrators: the console's accounts, and what administrators do with them. */
export function AdministratorsPage() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetList<ConsoleAccountDto>('administrators', {
    pagination: { page: 1, perPage: MAX_ACCOUNTS },
  });
  const { data: own } = useGetOne<Single<AdminAccountDto>>('account', { id: CURRENT });
  // The dialogs know at once whether they ask for a code, so that no field appears above what is being typed.
  useOwnFactors();
  const [isAdding, setAdding] = useState(false);
  const [change, setChange] = useState<{ what: Change; account: ConsoleAccountDto }>();
  const [newLink, setNewLink] = useState<NewLink>();
  const title = translate('administrators.title');

  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle>{title}</PageTitle>
      <Button
        component={RouterLink}
        to="/settings"
        size="small"
        startIcon={<ArrowLeft size={18} strokeWidth={1.9} aria-hidden />}
        sx={{ ml: -3, mb: 2 }}
      >
        {translate('administrators.back')}
      </Button>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Notice />
      <Section
        title={translate('administrators.list')}
        subtitle={translate('administrators.about')}
        action={
          <Button variant="contained" size="small" onClick={() => setAdding(true)}>
            {translate('administrators.add.action')}
          </Button>
        }
      >
        {error && !isFetching && (
          <FailureAlert onTryAgain={() => void refetch()}>{translate('administrators.failed')}</FailureAlert>
        )}
        <PlainList aria-label={translate('administrators.list')} aria-busy={!data && !error}>
          {data?.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isOwn={account.userName === own?.userName}
              onChange={(what) => setChange({ what, account })}
            />
          ))}
        </PlainList>
      </Section>
      {isAdding && (
        <AddDialog
          onAdded={(userName, link) => {
            setAdding(false);
            setNewLink({ userName, link });
            void refetch();
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {change && (
        <ChangeDialog
          {...change}
          onDone={(link) => {
            setChange(undefined);
            if (link) setNewLink({ userName: change.account.userName, link });
            void refetch();
          }}
          onClose={() => setChange(undefined)}
        />
      )}
      {newLink && <LinkDialog {...newLink} onClose={() => setNewLink(undefined)} />}
    </Box>
  );
}

interface AccountRowProps {
  account: ConsoleAccountDto;
  isOwn: boolean;
  onChange: (what: Change) => void;
}

function AccountRow({ account, isOwn, onChange }: AccountRowProps) {
  const translate = useTranslate();
  const { userName, email, role, lastSignInAt, isSetUp, hasSecondFactor } = account;
  const changes: Change[] = [role === 'moderator' ? 'to_administrator' : 'to_moderator'];
  // One's own password is changed in the profile.
  if (!isOwn) changes.push('reset');
  changes.push('remove');
  const state = isSetUp
    ? lastSignInAt === null
      ? translate('administrators.never')
      : translate('administrators.signed_in', { time: indiaDateTime(lastSignInAt) })
    : translate('administrators.pending');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 3,
        '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
      }}
    >
      <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {userName}
          </Typography>
          <Chip label={translate(`administrators.roles.${role}`)} size="small" component="span" />
          {isOwn && (
            <Chip label={translate('administrators.you')} size="small" variant="outlined" component="span" />
          )}
        </Box>
        <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
          {email !== null && <ClippedText lines={2}>{email}</ClippedText>}
          <div>
            {state}
            {isSetUp && (
              <>
                {' · '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {translate(`administrators.${hasSecondFactor ? 'two_step' : 'no_two_step'}`)}
                </Box>
              </>
            )}
          </div>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {changes.map((what) => {
          const action = translate(`administrators.${what}.action`);
          return (
            <Button
              key={what}
              variant="outlined"
              size="small"
              color={what === 'remove' ? 'error' : 'primary'}
              onClick={() => onChange(what)}
              aria-label={translate('administrators.about_whom', { action, name: userName })}
            >
              {action}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
