import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { searchOfPage } from '../lib/pageInAddress';

interface PagerProps {
  /** What is leafed through, for screen readers: "Pages of the feed". */
  label: string;
  page: number;
  totalPages: number;
}

/** Leafs through a list whose page is in the address (`?page=2`). Shown only where there is more than one page. */
export function Pager({ label, page, totalPages }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: { xs: 4, md: 0 },
        py: 1,
      }}
    >
      <Step label="Previous" to={page > 1 ? page - 1 : undefined} />
      <Box
        component="span"
        sx={{ fontSize: 15, color: 'text.secondary', '& b': { color: 'text.primary', fontWeight: 650 } }}
      >
        Page <b>{page}</b> of <b>{totalPages}</b>
      </Box>
      <Step label="Next" to={page < totalPages ? page + 1 : undefined} />
    </Box>
  );
}

const stepSx = { px: { xs: 3, sm: 5 } };

interface StepProps {
  label: 'Previous' | 'Next';
  /** The page it leads to; without one there is nowhere to go. */
  to: number | undefined;
}

function Step({ label, to }: StepProps) {
  const [search] = useSearchParams();
  const icons =
    label === 'Previous'
      ? { startIcon: <ArrowLeft size={16} aria-hidden /> }
      : { endIcon: <ArrowRight size={16} aria-hidden /> };
  if (to === undefined) {
    return (
      <Button variant="outlined" disabled sx={stepSx} {...icons}>
        {label}
      </Button>
    );
  }
  return (
    <Button variant="outlined" component={Link} to={searchOfPage(search, to)} sx={stepSx} {...icons}>
      {label}
    </Button>
  );
}
