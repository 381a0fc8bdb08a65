import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { pageCategories } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioBox } from '../../../components/forms/RadioBox';
import { fieldTexts } from '../../../texts/fields';

/** The radio buttons for the category of a page. */
export function CategoryChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'body2', fontWeight: 600 }}>
        {fieldTexts.category}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {pageCategories.map((category) => (
          <RadioBox key={category} value={category} field={field}>
            <CategoryChip category={category} />
          </RadioBox>
        ))}
      </Box>
    </Box>
  );
}
