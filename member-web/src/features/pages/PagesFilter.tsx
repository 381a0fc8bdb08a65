import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { pageTexts } from '../../texts/pages';

const Part = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minHeight: 36,
  padding: '0 18px',
  position: 'relative',
  borderRadius: 9,
  whiteSpace: 'nowrap',
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.pxToRem(15),
  fontWeight: 580,
  color: theme.vars.palette.campus.ink2,
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.campus.raised,
    color: theme.vars.palette.campus.ink,
    fontWeight: 650,
    boxShadow: `0 0 0 1px ${theme.vars.palette.campus.hairlineStrong}`,
  },
}));

interface PagesFilterProps {
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

/** Everybody's pages, or those that the member has made. */
export function PagesFilter({ isMine, onChange }: PagesFilterProps) {
  return (
    <Box
      role="group"
      aria-label={pageTexts.whichPages}
      sx={{ display: 'flex', gap: 1, p: 1, borderRadius: '12px', bgcolor: 'campus.sunken' }}
    >
      <Part aria-pressed={!isMine} onClick={() => onChange(false)}>
        {pageTexts.allPages}
      </Part>
      <Part aria-pressed={isMine} onClick={() => onChange(true)}>
        {pageTexts.myPages}
      </Part>
    </Box>
  );
}
