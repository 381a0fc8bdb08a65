import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useLogin } from 'react-admin';
import { PasswordField } from '../components/PasswordField';
import { failureText } from '../providers/httpClient';
import type { SessionEnd } from '../providers/session';
import { useSession } from '../providers/useSession';

/** Explains why the last session ended; nothing after a logout. */
const notices: Record<SessionEnd, string | undefined> = {
  loggedOut: undefined,
  expired: 'Your session has ended. Log in again and you are back where you were.',
  idle: 'Nothing happened here for 30 minutes, so you were logged out. Log in again and you are back where you were.',
  elsewhere: 'You have been logged out in another tab.',
  maintenance:
    'The service is closed for maintenance and has logged you out. Please log in again in a little while.',
};

/** User ID and password. After a success `useLogin` opens the address the visitor came for. */
export function LoginForm() {
  const { ended } = useSession();
  const login = useLogin();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const notice = ended && notices[ended];

  const missing = {
    userName: wasTried && userName.trim() === '' ? 'User ID is required' : undefined,
    password: wasTried && password === '' ? 'Password is required' : undefined,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || userName.trim() === '' || password === '') return;
    setError(undefined);
    setBusy(true);
    try {
      await login({ userName: userName.trim(), password });
    } catch (failure) {
      console.error(failure);
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4 }}
    >
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      {error === undefined && notice && (
        <Alert severity="info" role="status">
          {notice}
        </Alert>
      )}
      <TextField
        label="User ID"
        name="username"
        autoComplete="username"
        autoFocus
        required
        value={userName}
        onChange={(event) => {
          setUserName(event.target.value);
          setError(undefined);
        }}
        error={missing.userName !== undefined}
        helperText={missing.userName}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false },
          inputLabel: { required: false },
        }}
      />
      <PasswordField
        value={password}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
        error={missing.password}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
    </Box>
  );
}
