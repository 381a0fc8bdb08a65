import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { CodeField } from '../components/CodeField';
import { PasswordField } from '../components/PasswordField';
import { ApiError, asksForCode, failureText } from '../providers/httpClient';
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
  // Undefined until the server has asked for the second step.
  const [code, setCode] = useState<string>();
  const [isRecovery, setRecovery] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const notice = ended && explained.includes(ended) ? translate(`login.ended.${ended}`) : undefined;

  const missing = {
    userName: wasTried && userName.trim() === '' ? translate('login.user_id_missing') : undefined,
    password: wasTried && password === '' ? translate('login.password_missing') : undefined,
    code: wasTried && code?.trim() === '' ? translate('login.second.missing') : undefined,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || userName.trim() === '' || password === '' || code?.trim() === '') return;
    setError(undefined);
    setBusy(true);
    try {
      await login({ userName: userName.trim(), password, code });
    } catch (failure) {
      if (asksForCode(failure)) {
        setCode('');
        setTried(false);
      } else {
        console.error(failure);
        const isWrongCode = code !== undefined && failure instanceof ApiError && failure.status === 401;
        // Each code works once. Without an answer it may still be good.
        if (code !== undefined && failure instanceof ApiError && failure.status !== undefined) {
          setCode('');
          setTried(false);
        }
        setError(isWrongCode ? translate('login.second.wrong') : failureText(failure));
      }
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
      {code !== undefined && (
        <>
          <Typography role="status" sx={{ textWrap: 'pretty' }}>
            {translate(`login.second.${isRecovery ? 'recovery_lead' : 'lead'}`)}
          </Typography>
          <CodeField
            key={String(isRecovery)}
            label={translate(`login.second.${isRecovery ? 'recovery_code' : 'code'}`)}
            isNumeric={!isRecovery}
            autoFocus
            value={code}
            onChange={(value) => {
              setCode(value);
              setError(undefined);
            }}
            error={missing.code}
          />
        </>
      )}
      {code === undefined && (
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
      )}
      {code === undefined && (
        <PasswordField
          label={translate('login.password')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setError(undefined);
          }}
          error={missing.password}
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {translate(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
      {code !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <Button
            variant="text"
            onClick={() => {
              setCode(undefined);
              setError(undefined);
            }}
          >
            {translate('login.second.back')}
          </Button>
          <Button
            variant="text"
            onClick={() => {
              setCode('');
              setError(undefined);
              setTried(false);
              setRecovery(!isRecovery);
            }}
          >
            {translate(`login.second.${isRecovery ? 'use_app' : 'use_recovery'}`)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
