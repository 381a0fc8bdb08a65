import Chip from '@mui/material/Chip';

/** Marks a member who is shut out. */
export function SuspendedChip() {
  return (
    <Chip
      label="Suspended"
      size="small"
      component="span"
      sx={{ height: 20, color: 'campus.danger.text', bgcolor: 'campus.danger.tint' }}
    />
  );
}
