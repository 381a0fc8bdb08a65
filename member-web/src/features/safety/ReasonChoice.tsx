import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReportDto } from '../../api/generated';
import { reportTexts } from '../../texts/reports';

export type Reason = ReportDto['reason'];

/** The reasons, in the order in which they are listed. */
const REASONS = Object.keys(reportTexts.reasons satisfies Record<Reason, unknown>) as Reason[];

/** The whole row chooses. */
const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: 56,
  padding: '6px 12px 6px 2px',
  marginInline: -12,
  borderRadius: 12,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.campus.sunken } },
  '&:has(:checked)': { backgroundColor: theme.vars.palette.campus.teal.tint },
  // The radio is the round of its own size in the row.
  '& .MuiRadio-root': { padding: 10, marginTop: -2 },
}));

interface ReasonChoiceProps {
  /** Id of the question. */
  labelledBy: string;
  reason: Reason | null;
  onChoose: (reason: Reason) => void;
}

/** The reasons of a report as rows, each with what belongs to it. */
export function ReasonChoice({ labelledBy, reason, onChoose }: ReasonChoiceProps) {
  const id = useId();
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={reason}
      sx={{
        // On a wide screen all reasons are seen at once: down the first column, then the second.
        display: 'grid',
        columnGap: 8,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gridAutoFlow: { md: 'column' },
        gridTemplateRows: { md: `repeat(${REASONS.length / 2}, auto)` },
      }}
      onChange={(_event, chosen) => {
        const one = REASONS.find((known) => known === chosen);
        if (one) onChoose(one);
      }}
    >
      {REASONS.map((one) => {
        const [name, hint] = reportTexts.reasons[one];
        return (
          <Row key={one}>
            <Radio
              value={one}
              slotProps={{
                input: { 'aria-labelledby': `${id}-${one}`, 'aria-describedby': `${id}-${one}-hint` },
              }}
            />
            <Box component="span" sx={{ pt: 1.5, pb: 1 }}>
              <Box component="span" id={`${id}-${one}`} sx={{ display: 'block', typography: 'subtitle2' }}>
                {name}
              </Box>
              <Box
                component="span"
                id={`${id}-${one}-hint`}
                sx={{ display: 'block', typography: 'caption', color: 'text.secondary', textWrap: 'pretty' }}
              >
                {hint}
              </Box>
            </Box>
          </Row>
        );
      })}
    </RadioGroup>
  );
}
