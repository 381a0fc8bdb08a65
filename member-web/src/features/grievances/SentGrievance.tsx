import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Copy, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SHARE_TOAST_MS, showToast } from '../../components/toasts/toasts';
import { grievanceTexts as texts } from '../../texts/grievances';
import { dayOf } from './dayOf';
import type { SentGrievanceDto } from './generated';

/** The reference and the key, which are shown until somebody says that they are noted. */
export function SentGrievance({ sent, onNoted }: { sent: SentGrievanceDto; onNoted: () => void }) {
  const { reference, key, dueAt } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(texts.copyOf(reference, key)).then(
      () => showToast('success', texts.copied, SHARE_TOAST_MS),
      () => showToast('error', texts.copyFailed, SHARE_TOAST_MS),
    );
  return (
    <Box sx={{ p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', borderRadius: 2 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h3">
        {texts.sent}
      </Typography>
      <Typography sx={{ mt: 2 }}>{texts.dueOn(dayOf(dueAt))}</Typography>
      <Typography sx={{ mt: 3, fontWeight: 600 }}>{texts.keepBoth}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 4,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: 3, fontFamily: 'monospace', fontSize: '1.25rem', overflowWrap: 'anywhere' },
        }}
      >
        <dt>{texts.reference}</dt>
        <dd translate="no">{reference}</dd>
        <dt>{texts.key}</dt>
        <dd translate="no">{key}</dd>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2, '@media print': { display: 'none' } }}>
        <Button variant="contained" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Printer size={18} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          {texts.print}
        </Button>
        <Button variant="text" onClick={onNoted}>
          {texts.noted}
        </Button>
      </Box>
    </Box>
  );
}
