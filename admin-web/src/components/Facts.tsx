import { breakable } from '@campus-commons/web-kit/breakable.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';

/** A label and its value. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** Text that a button next to the value copies; without it there is no button. */
  copy?: string;
}

/** Labels and values in two columns with lines between the rows. An empty value is shown as "-". */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(({ label, value, copy }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(88px, 40%) minmax(0, 1fr)',
              sm: 'minmax(88px, 32%) minmax(0, 1fr)',
            },
            alignItems: 'center',
            gap: 2,
            minHeight: 44,
            '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' },
          }}
        >
          <Box
            component="dt"
            sx={{ minWidth: 0, py: 2, typography: 'body2', color: 'campus.ink2', overflowWrap: 'anywhere' }}
          >
            {breakable(label)}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              fontSize: '0.9375rem',
              lineHeight: 22 / 15,
            }}
          >
            <Box dir="auto" sx={{ minWidth: 0, py: 2, textAlign: 'left', overflowWrap: 'anywhere' }}>
              {typeof value === 'string' ? breakable(value || '-') : (value ?? '-')}
            </Box>
            {copy !== undefined && <CopyButton label={label} text={copy} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
