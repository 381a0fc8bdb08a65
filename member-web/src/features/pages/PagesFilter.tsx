import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { pageTexts } from '../../texts/pages';

interface PagesFilterProps {
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

/** Everybody's pages, or those that the member has made. */
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
