import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { lengthOfPassword } from '@campus-commons/web-kit/text/generated.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type FormEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../components/PageTitle';
import { PasswordField } from '../components/PasswordField';
import type { ConsoleDataProvider } from '../providers/dataProvider';
import { failureText } from '../providers/httpClient';

/** /admin/setup#token: whoever was given a set-up link chooses the password of their account. */
export function SetupPage() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [token] = useState(() => window.location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<{ password?: string; repeated?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [userName, setUserName] = useState<string>();

  // Whoever looks at the window or its history later must not read the link.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    const length = lengthOfPassword(password);
    const bounds = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH };
    const found = {
      ...(length < MIN_PASSWORD_LENGTH && { password: translate('profile.password.too_short', bounds) }),
      ...(length > MAX_PASSWORD_LENGTH && { password: translate('profile.password.too_long', bounds) }),
      ...(repeated !== password && { repeated: translate('profile.password.mismatch') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      setUserName(await dataProvider.completeSetup({ token, password }));
    } catch (refusal) {
      console.error(refusal);
      const named = fieldErrors(refusal);
      setErrors(named);
      // The link has no field of its own.
      if (named.token !== undefined) setFailure(named.token);
      else if (Object.keys(named).length === 0) setFailure(failureText(refusal));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={{ maxWidth: 420 }}>
      <PageTitle>{translate('setup.title')}</PageTitle>
      <Typography variant="h1">{translate('setup.title')}</Typography>
      {userName !== undefined ? (
        <Box
          role="status"
          sx={{
            mt: 4,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 4,
            justifyItems: 'start',
          }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{translate('setup.done', { userName })}</Typography>
          <Button component={RouterLink} to="/login" variant="contained">
            {translate('setup.log_in')}
          </Button>
        </Box>
      ) : token === '' ? (
        <Alert severity="error" sx={{ mt: 4 }}>
          {translate('setup.no_link')}
        </Alert>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ mt: 2, display: 'grid', gap: 4 }}
        >
          <Typography sx={{ color: 'campus.ink2' }}>{translate('setup.text')}</Typography>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          <PasswordField
            label={translate('profile.password.fields.newPassword')}
            name="newPassword"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={errors.password}
          />
          <PasswordField
            label={translate('profile.password.fields.repeated')}
            name="repeated"
            autoComplete="new-password"
            value={repeated}
            onChange={setRepeated}
            error={errors.repeated}
          />
          <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
            {translate(isBusy ? 'setup.busy' : 'setup.submit')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
