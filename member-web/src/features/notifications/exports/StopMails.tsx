import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../../components/BusyButton';
import { errorCode } from '../../../api/errors';
import { paths } from '../../../lib/address/paths';
import { stopMailTexts as texts } from '../../../texts/stopMails';
import { useMailUnsubscribeUnsubscribeMutation } from '../notificationsApi';

/**
 * Ends the mails of a list with the token of a mailed link. It takes a button, because programs that look for harmful links
 * open them before people do.
 */
export function StopMails({ token }: { token: string }) {
  const [stop, { data, error, isLoading }] = useMailUnsubscribeUnsubscribeMutation();
  if (token === '' || (error !== undefined && errorCode(error) === 'unsubscribe_link_dead')) return <Dead />;
  if (data) {
    return (
      <Alert severity="success" role="status">
        {data.message}
      </Alert>
    );
  }
  return (
    <Stack sx={{ gap: 4 }}>
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <Typography>{texts.lead}</Typography>
      <BusyButton
        variant="contained"
        size="large"
        loading={isLoading}
        onClick={() => void stop({ unsubscribeDto: { token } })}
      >
        {texts.stop}
      </BusyButton>
    </Stack>
  );
}

const Dead = () => (
  <Stack sx={{ gap: 4 }}>
    <Alert severity="error">{texts.dead}</Alert>
    <Button variant="contained" size="large" component={Link} to={paths.accountSettings}>
      {texts.toSettings}
    </Button>
  </Stack>
);
