import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioBox } from '../../../components/forms/RadioBox';
import { projectTexts as texts } from '../../../texts/projects';
import { StatusChip } from '../exports/StatusChip';
import { STATUSES } from '../projectsQuery';

/** The radio buttons for where a project stands. */
export function StatusChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'body2', fontWeight: 600 }}>
        {texts.status}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {STATUSES.map((status) => (
          <RadioBox key={status} value={status} field={field}>
            <StatusChip status={status} />
          </RadioBox>
        ))}
      </Box>
    </Box>
  );
}
