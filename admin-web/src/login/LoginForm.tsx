import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { PasswordField } from '../components/PasswordField';
import { failureText } from '../providers/httpClient';
import type { SessionEnd } from '../providers/session';
import { useSession } from '../providers/useSession';

/** The ends of a session that the login page explains: all but a logout in this tab. */
const explained: readonly SessionEnd[] = ['expired', 'idle', 'elsewhere', 'maintenance'];

/** The login form. After the login `useLogin` opens the address the visitor came for. */
export function LoginForm() {
  const translate = useTranslate();
  const { ended } = useSession();
  const login = useLogin();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const notice = ended && explained.includes(ended) ? translate(`login.ended.${ended}`) : undefined;

  const missing = {
    userName: wasTried && userName.trim() === '' ? translate('login.user_id_missing') : undefined,
    password: wasTried && password === '' ? translate('login.password_missing') : undefined,
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
        label={translate('profile.user_id')}
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
        label={translate('login.password')}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
        error={missing.password}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {translate(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
    </Box>
  );
}
