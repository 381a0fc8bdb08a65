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
  /** Called when the person says to have kept them. */
  onKept: () => void;
}

/** New recovery codes of two-step sign-in, which nobody can read again, with ways to keep them. */
export function RecoveryCodes({ codes, texts, onKept }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      // Without the permission the codes can still be selected, or downloaded.
      () => setIsCopied(false),
    );
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
            <Box component="li" key={code} sx={{ typography: 'compact', overflowWrap: 'anywhere' }}>
              {code}
            </Box>
          ))}
        </PlainList>
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          <span role="status">{isCopied ? texts.copied : texts.copy}</span>
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            saveFile(new Blob([`${texts.codesFileLead}\n\n${text}`], { type: 'text/plain' }), texts.codesFile)
          }
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
