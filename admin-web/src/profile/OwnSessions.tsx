import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useDelete, useGetList, useTranslate } from 'react-admin';
import { ClippedText } from '../components/ClippedText';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { FailureAlert } from '../components/FailureAlert';
import { Section } from '../components/Section';
import { useDeviceName } from '../components/useDeviceName';
import { useSingleFlight } from '../components/useSingleFlight';
import type { ConsoleDataProvider } from '../providers/dataProvider';
import { failureText } from '../providers/httpClient';
import type { SessionDto } from '../api/generated';

/** The administrator's own sessions, each with a button that ends it. */
export function OwnSessions() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetList<SessionDto>('sessions');
  return (
    <Section
      title={translate('profile.sessions.title')}
      action={
        data && data.some(({ current }) => !current) && <LogOutElsewhere onEnded={() => void refetch()} />
      }
      subtitle={translate('profile.sessions.about')}
    >
      {error && !isFetching && (
        <FailureAlert onTryAgain={() => void refetch()}>{translate('profile.sessions.failed')}</FailureAlert>
      )}
      {/* After a failed refetch the list stays, because a row may show an error of its own. */}
      {(data || !error) && (
        <PlainList aria-label={translate('profile.sessions.title')} aria-busy={!data}>
          {data?.map((session) => (
            <SessionRow key={session.id} {...session} />
          ))}
        </PlainList>
      )}
    </Section>
  );
}

/** Ends every session but this one, after a confirmation. */
function LogOutElsewhere({ onEnded }: { onEnded: () => void }) {
  const translate = useTranslate();
  const text = (name: string) => translate(`profile.sessions.elsewhere.${name}`);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { mutateAsync } = useMutation({ mutationFn: () => dataProvider.endOtherSessions() });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {text('action')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={text('title')}
          text={text('text')}
          confirm={text('action')}
          confirming={text('busy')}
          onConfirm={async () => {
            await mutateAsync();
            close();
            onEnded();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function SessionRow({ id, device, createdAt, lastSeenAt, current }: SessionDto) {
  const translate = useTranslate();
  const deviceName = useDeviceName();
  const [deleteOne, { isPending, error }] = useDelete('sessions', { id }, { returnPromise: true });
  const end = useSingleFlight(() => deleteOne());
  const since = indiaDateTime(createdAt);

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
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          <ClippedText lines={2}>{deviceName(device)}</ClippedText>
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
          {translate('profile.sessions.times', { since, seen: indiaDateTime(lastSeenAt) })}
        </Typography>
      </Box>
      {current ? (
        <Chip label={translate('profile.sessions.this_one')} size="small" />
      ) : (
        <Button
          variant="outlined"
          size="small"
          loading={isPending}
          onClick={end}
          aria-label={translate('profile.sessions.log_out_device', { device: deviceName(device), since })}
        >
          {translate('profile.sessions.log_out')}
        </Button>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failureText(error)}
        </Alert>
      )}
    </Box>
  );
}
