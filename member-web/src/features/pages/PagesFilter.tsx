import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { pageTexts } from '../../texts/pages';

interface PagesFilterProps {
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

/** Switches between all pages and the member's own. */
export function PagesFilter({ isMine, onChange }: PagesFilterProps) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={isMine ? 'mine' : 'all'}
      aria-label={pageTexts.whichPages}
      onChange={(_event, chosen: 'mine' | 'all' | null) => {
        if (chosen) onChange(chosen === 'mine');
      }}
    >
      <ToggleButton value="all">{pageTexts.allPages}</ToggleButton>
      <ToggleButton value="mine">{pageTexts.myPages}</ToggleButton>
    </ToggleButtonGroup>
  );
}
