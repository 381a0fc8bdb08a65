import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Sheet } from './ExampleSheet';

interface SignListProps {
  label: string;
  items: readonly string[];
  /** Whether the items are good signs or warning signs. */
  verdict: 'for' | 'against';
}

const verdicts = { for: { Icon: Check, hue: 'leaf' }, against: { Icon: X, hue: 'hibiscus' } };

/** One side of a comparison: good signs or warning signs. The heading says which; the colour only repeats it. */
export function SignList({ label, items, verdict }: SignListProps) {
  const { Icon, hue } = verdicts[verdict];
  const headingId = useId();
  return (
    <Sheet sx={{ height: '100%' }}>
      <Typography variant="h2" component="h3" id={headingId} sx={{ color: `campus.${hue}.text` }}>
        {label}
      </Typography>
      <PlainList aria-labelledby={headingId} sx={{ mt: 4 }}>
        {items.map((item) => (
          <Box
            key={item}
            component="li"
            sx={{ display: 'flex', gap: 3, py: 3, borderTop: 1, borderColor: 'campus.hairline' }}
          >
            <Box component="span" aria-hidden sx={{ flex: 'none', pt: 0.75, color: `campus.${hue}.text` }}>
              <Icon size={20} />
            </Box>
            {item}
          </Box>
        ))}
      </PlainList>
    </Sheet>
  );
}
