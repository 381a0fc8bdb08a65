import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReportDto } from '../../api/generated';
import type { ReportKind } from '../../texts/reportKinds';
import { reportTexts } from '../../texts/reports';

export type Reason = ReportDto['reason'];

/** The reasons, in the order in which they are listed, gravest first. */
const REASONS = Object.keys(reportTexts.reasons satisfies Record<Reason, unknown>) as Reason[];

/** Of an opening, what is most often wrong stands first. */
const FIRST_OF_OPENINGS: readonly Reason[] = ['scam', 'impersonation', 'private_data', 'spam'];

const reasonsOf = (kind: ReportKind): readonly Reason[] =>
  kind === 'opening'
    ? [...FIRST_OF_OPENINGS, ...REASONS.filter((reason) => !FIRST_OF_OPENINGS.includes(reason))]
    : REASONS;

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
}));

/**
 * A radio button in the colours of the theme: the browser's own is grey in the dark scheme, and the library's is in the code
 * of the account settings.
 */
const Round = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: '8px 10px 0 10px',
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.campus.inputBorder}`,
  backgroundColor: theme.vars.palette.campus.raised,
  cursor: 'inherit',
  '&:checked': {
    borderColor: theme.vars.palette.primary.main,
    borderWidth: 6,
  },
  // The browser's colours of the system show what is chosen.
  '@media (forced-colors: active)': { appearance: 'auto' },
}));

interface ReasonChoiceProps {
  /** What is reported: the reasons are the same for each, their order is not. */
  kind: ReportKind;
  /** Id of the question. */
  labelledBy: string;
  reason: Reason | null;
  onChoose: (reason: Reason) => void;
}

/** The reasons of a report as rows, each with what belongs to it. */
export function ReasonChoice({ kind, labelledBy, reason, onChoose }: ReasonChoiceProps) {
  const id = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={labelledBy}
      sx={{
        // On a wide screen all reasons are seen at once: down the first column, then the second.
        display: 'grid',
        columnGap: 8,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gridAutoFlow: { md: 'column' },
        gridTemplateRows: { md: `repeat(${REASONS.length / 2}, auto)` },
      }}
    >
      {reasonsOf(kind).map((one) => {
        const [name, hint] = reportTexts.reasons[one];
        return (
          <Row key={one}>
            <Round
              type="radio"
              name={id}
              checked={one === reason}
              onChange={() => onChoose(one)}
              aria-labelledby={`${id}-${one}`}
              aria-describedby={`${id}-${one}-hint`}
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
    </Box>
  );
}
