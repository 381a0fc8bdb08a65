import { deviceName, isHandheld } from '@campus-commons/web-kit/deviceName/generated.ts';
import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { BusyButton } from '../../components/BusyButton';
import type { SessionDto } from '../../api/generated';
import { TimeAgo } from '../../components/TimeAgo';
import { accountTexts } from '../../texts/account';
import { commonTexts } from '../../texts/common';
import { useAccountEndSessionMutation } from './accountApi';

interface SessionRowProps {
  session: SessionDto;
  /** Called after the session has ended, when the button of this row disappears. */
  onEnded: () => void;
}

/** One signed-in device. The current one has no button, because the account menu has "Sign out". */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const [endSession, { error, isLoading }] = useAccountEndSessionMutation();
  const name = deviceName(session.device, commonTexts);
  const Icon = isHandheld(session.device) ? Smartphone : MonitorSmartphone;
  // A 404 is not an error: the session has already ended, as the member wanted.
  const isFault = error !== undefined && failureStatus(error) !== 404;

  const end = async () => {
    const answer = await endSession({ endSessionDto: { id: session.id } });
    if (!answer.error || failureStatus(answer.error) === 404) onEnded();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr) auto',
        columnGap: 3,
        alignItems: 'center',
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        <Icon size={22} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }} title={session.device}>
          {name}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {accountTexts.seenAndSignedIn(
            session.current ? (
              <strong>{accountTexts.thisDevice}</strong>
            ) : (
              accountTexts.lastSeen(<TimeAgo iso={session.lastSeenAt} />)
            ),
            <TimeAgo iso={session.createdAt} />,
          )}
        </Box>
        {isFault && <FormHelperText error>{errorText(error)}</FormHelperText>}
      </Box>
      {!session.current && (
        <BusyButton variant="outlined" size="small" loading={isLoading} onClick={() => void end()}>
          {commonTexts.signOut}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </BusyButton>
      )}
    </Box>
  );
}
