import { RecoveryCodes } from '@campus-commons/web-kit/RecoveryCodes.tsx';
import { TotpKey } from '@campus-commons/web-kit/TotpKey.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { TotpKeyDto } from '../api/generated';
import { CodeField } from '../components/CodeField';
import { PasswordField } from '../components/PasswordField';
import type { ConsoleDataProvider } from '../providers/dataProvider';
import { failureText } from '../providers/httpClient';
import { logFailure } from '../providers/queryClient';
import { useOwnName } from '../providers/useSession';

/** What the password, and the code if there is a factor, are asked for. */
export type TwoStepAct = 'start' | 'codes' | 'replace' | 'off';

interface TwoStepFormProps {
  act: TwoStepAct;
  onCancel: () => void;
  /** Called at the end, with what happened. */
  onDone: (message: string) => void;
}

type Errors = Partial<Record<'password' | 'code', string>>;

/** Sets two-step sign-in up, step by step, or changes it: who it is, the key for the app, the codes to keep. */
export function TwoStepForm({ act, onCancel, onDone }: TwoStepFormProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const userName = useOwnName();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [totpKey, setTotpKey] = useState<TotpKeyDto>();
  const [kept, setKept] = useState<{ message: string; codes: readonly string[] }>();
  const [errors, setErrors] = useState<Errors>({});
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const text = (key: string) => translate(`profile.two_step.${key}`);
  const needsPassword = totpKey === undefined;
  const needsCode = act !== 'start' || !needsPassword;

  const send = async () => {
    if (totpKey) return setKept(await provider.confirmTotp(code));
    const proof = { password, code };
    if (act === 'off') return onDone(await provider.removeTotp(proof));
    if (act === 'codes') return setKept(await provider.newRecoveryCodes(proof));
    setTotpKey(await provider.startTotp(proof));
    setCode('');
    setPassword('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(needsPassword && password === '' && { password: translate('profile.password.current_missing') }),
      ...(needsCode && code.trim() === '' && { code: text('code_missing') }),
    };
    setErrors(missing);
    setError(undefined);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await send();
    } catch (failure) {
      logFailure(failure);
      const named: Errors = fieldErrors(failure);
      setErrors(named);
      // Each code works once.
      if (named.code !== undefined) setCode('');
      if (Object.keys(named).length === 0) setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };

  if (kept) {
    const texts = {
      codesTitle: text('codes_title'),
      codesLead: text('codes_lead'),
      copy: text('copy'),
      copied: text('copied'),
      copyFailed: text('copy_failed'),
      download: text('download'),
      codesFile: 'recovery-codes.txt',
      codesFileLead: translate('profile.two_step.codes_file_lead', { site: window.location.host }),
      keptThem: text('kept_them'),
    };
    return <RecoveryCodes codes={kept.codes} texts={texts} onKept={() => onDone(kept.message)} />;
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={text('title')}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, maxWidth: 420 }}
    >
      {totpKey ? (
        <TotpKey
          {...totpKey}
          texts={{
            scan: text('scan'),
            qrCode: text('qr_code'),
            openApp: text('open_app'),
            typeKey: text('type_key'),
          }}
        />
      ) : (
        <Typography sx={{ color: 'campus.ink2', textWrap: 'pretty' }}>
          {translate(`profile.two_step.leads.${act}`)}
        </Typography>
      )}
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      {/* Tells password managers the account of this password. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      {needsPassword && (
        <PasswordField
          label={translate('profile.password.fields.currentPassword')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setErrors({ ...errors, password: undefined });
            setError(undefined);
          }}
          error={errors.password}
        />
      )}
      {needsCode && (
        <CodeField
          label={text(totpKey ? 'app_code' : 'code')}
          hint={totpKey ? undefined : text('code_hint')}
          isNumeric={totpKey !== undefined}
          value={code}
          onChange={(value) => {
            setCode(value);
            setErrors({ ...errors, code: undefined });
            setError(undefined);
          }}
          error={errors.code}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={isBusy}>
          {text(submitOf(act, totpKey !== undefined))}
        </Button>
        <Button variant="text" disabled={isBusy} onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** The key of the button's text. */
function submitOf(act: TwoStepAct, hasKey: boolean): string {
  if (hasKey) return 'turn_on';
  return act === 'start' || act === 'replace' ? 'continue' : `acts.${act}`;
}
