import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { ClippedText } from '../components/ClippedText';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { FailureAlert } from '../components/FailureAlert';
import { Section } from '../components/Section';
import { deviceName } from '../lib/deviceName';
import type { ConsoleDataProvider } from '../providers/dataProvider';
import { failureText } from '../providers/httpClient';
import type { OwnSessionRecord } from '../providers/records/account';

/** Where the administrator is logged in, and how to end what they do not recognise. */
export function OwnSessions() {
  const { data, error, isFetching, refetch } = useGetList<OwnSessionRecord>('sessions');
  return (
    <Section
      title="Sessions"
      action={
        data && data.some(({ isThisOne }) => !isThisOne) && <LogOutElsewhere onEnded={() => void refetch()} />
      }
      subtitle="Where you are logged in. A session ends by itself after 30 minutes of silence, and eight hours after the login."
    >
      {error && !isFetching ? (
        <FailureAlert onTryAgain={() => void refetch()}>Failed to fetch your sessions</FailureAlert>
      ) : (
        <PlainList aria-label="Sessions" aria-busy={!data}>
          {data?.map((session) => (
            <SessionRow key={session.id} {...session} onEnded={() => void refetch()} />
          ))}
        </PlainList>
      )}
    </Section>
  );
}

/** Ends every session but this one, after a question. */
function LogOutElsewhere({ onEnded }: { onEnded: () => void }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        Log out everywhere else
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Log out everywhere else?"
          text="Every session but this one ends at once. What is typed there and not sent is lost."
          confirm="Log out everywhere else"
          confirming="Logging out..."
          onConfirm={async () => {
            await dataProvider.endOtherSessions();
            close();
            onEnded();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function SessionRow({
  id,
  device,
  startedAt,
  seenAt,
  isThisOne,
  onEnded,
}: OwnSessionRecord & { onEnded: () => void }) {
  const dataProvider = useDataProvider();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const end = async () => {
    setError(undefined);
    setBusy(true);
    try {
      await dataProvider.delete('sessions', { id });
    } catch (failure) {
      console.error(failure);
      setError(failureText(failure));
    } finally {
      setBusy(false);
      onEnded();
    }
  };

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
          Since {indiaDateTime(startedAt)}, last seen {indiaDateTime(seenAt)}
        </Typography>
      </Box>
      {isThisOne ? (
        <Chip label="This one" size="small" />
      ) : (
        <Button
          variant="outlined"
          size="small"
          loading={isBusy}
          onClick={() => void end()}
          aria-label={`Log out ${deviceName(device)}, since ${indiaDateTime(startedAt)}`}
        >
          Log out
        </Button>
      )}
      {error !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {error}
        </Alert>
      )}
    </Box>
  );
}
