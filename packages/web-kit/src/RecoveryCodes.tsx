import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { PlainList } from './accessible.tsx';
import { Button } from './Button.tsx';
import { saveFile } from './saveFile.ts';

/** What {@link RecoveryCodes} says. */
export interface RecoveryCodesTexts {
  readonly codesTitle: string;
  readonly codesLead: string;
  readonly copy: string;
  readonly copied: string;
  /** Copying failed, and what to do instead. */
  readonly copyFailed: string;
  readonly download: string;
  /** Name of the file. */
  readonly codesFile: string;
  /** The first line of the file. */
  readonly codesFileLead: string;
  readonly keptThem: string;
}

interface RecoveryCodesProps {
  codes: readonly string[];
  texts: RecoveryCodesTexts;
  /** Called when they were copied or downloaded: from then on they may go without a question. */
  onSafe?: () => void;
  /** Called when the person says to have kept them. */
  onKept: () => void;
}

/**
 * New recovery codes of two-step sign-in, which nobody can read again, with ways to keep them. The browser asks before it leaves
 * the page while they are neither copied nor downloaded.
 */
export function RecoveryCodes({ codes, texts, onSafe, onKept }: RecoveryCodesProps) {
  const [copying, setCopying] = useState<'copied' | 'failed'>();
  const [isSafe, setIsSafe] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (isSafe) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSafe]);
  const text = `${codes.join('\n')}\n`;
  const haveSafe = () => {
    setIsSafe(true);
    onSafe?.();
  };
  const copy = async () => {
    try {
      // Without a secure context there is no clipboard, without the permission it refuses.
      await navigator.clipboard.writeText(text);
      setCopying('copied');
      haveSafe();
    } catch (error) {
      console.error(error);
      setCopying('failed');
    }
  };
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      <Box>
        <Typography ref={title} tabIndex={-1} component="p" variant="subtitle2" sx={{ mb: 1 }}>
          {texts.codesTitle}
        </Typography>
        <Typography variant="compact" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {texts.codesLead}
        </Typography>
      </Box>
      <Box
        sx={{
          p: 4,
          width: '100%',
          maxWidth: '44rem',
          borderRadius: '12px',
          bgcolor: (theme) => theme.vars?.palette.campus.sunken,
        }}
      >
        <PlainList
          aria-label={texts.codesTitle}
          translate="no"
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
            gap: 8,
          }}
        >
          {codes.map((code) => (
            <Box
              component="li"
              key={code}
              sx={{
                typography: 'compact',
                // One line on the narrowest phones, too.
                '@media (max-width: 339.95px)': { fontSize: '0.8125rem' },
                overflowWrap: 'anywhere',
              }}
            >
              {code}
            </Box>
          ))}
        </PlainList>
      </Box>
      {copying === 'failed' && <Alert severity="error">{texts.copyFailed}</Alert>}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          <span role="status">{copying === 'copied' ? texts.copied : texts.copy}</span>
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            saveFile(
              new Blob([`${texts.codesFileLead}\n\n${text}`], { type: 'text/plain' }),
              texts.codesFile,
            );
            haveSafe();
          }}
        >
          {texts.download}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {texts.keptThem}
        </Button>
      </Stack>
    </Stack>
  );
}
