import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import Box from '@mui/material/Box';
import { transparencyTexts as texts } from '../../texts/transparency';

const NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthChoiceProps {
  /** The months that are counted; undefined while they load. */
  months: readonly string[] | undefined;
  /** As 2026-10. */
  month: string;
  onChoose: (month: string) => void;
}

/** Chooses one of the months that are counted. The browser's own list is the quickest on phones. */
export function MonthChoice({ months: known, month, onChoose }: MonthChoiceProps) {
  const months = known ?? [];
  const isKnown = known !== undefined;
  return (
    <Box component="label" sx={{ display: 'inline-grid', gap: 1, mt: { xs: 6, md: 8 }, fontWeight: 600 }}>
      {texts.month}
      <Box
        component="select"
        value={month}
        disabled={months.length === 0}
        onChange={(event) => onChoose(event.target.value)}
        sx={{
          font: 'inherit',
          fontWeight: 400,
          height: 48,
          minWidth: 220,
          maxWidth: '100%',
          px: 3,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 1,
          '&:focus-visible': focusRing,
        }}
      >
        {months.length === 0 && isKnown && <option value="">{texts.none}</option>}
        {months.map((one) => (
          <option key={one} value={one}>
            {NAME.format(new Date(`${one}-01`))}
          </option>
        ))}
      </Box>
    </Box>
  );
}
