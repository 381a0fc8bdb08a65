import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { pageCategories, radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldTexts } from '../../../texts/fields';

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  backgroundColor: theme.vars.palette.campus.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': focusRing(theme),
}));

/** Transparent, and as large as its label. */
const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** The radio buttons for the category of a page. */
export function CategoryChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'body2', fontWeight: 600 }}>
        {fieldTexts.category}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {pageCategories.map((category) => (
          <Choice key={category}>
            <Radio type="radio" value={category} {...field} />
            <CategoryChip category={category} />
          </Choice>
        ))}
      </Box>
    </Box>
  );
}
