import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QrCode } from './QrCode.tsx';

/** What {@link TotpKey} says. */
export interface TotpKeyTexts {
  readonly scan: string;
  readonly qrCode: string;
  readonly openApp: string;
  readonly typeKey: string;
}

interface TotpKeyProps {
  /** 32 characters of base32. */
  secret: string;
  /** The same as an `otpauth://` address. */
  uri: string;
  texts: TotpKeyTexts;
}

/** The key for an authenticator app: as a QR code, as a link for an app on the same device, and as text. */
export function TotpKey({ secret, uri, texts }: TotpKeyProps) {
  return (
    <Stack sx={{ gap: 4 }}>
      <Box>
        <Typography sx={{ mb: 3 }}>{texts.scan}</Typography>
        <QrCode text={uri} label={texts.qrCode} />
        <Link href={uri} variant="body2" sx={{ display: 'inline-block', mt: 2, py: 2 }}>
          {texts.openApp}
        </Link>
      </Box>
      <Box>
        <Typography>{texts.typeKey}</Typography>
        <Typography translate="no" sx={{ mt: 1, fontWeight: 600, letterSpacing: '0.04em' }}>
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </Typography>
      </Box>
    </Stack>
  );
}
