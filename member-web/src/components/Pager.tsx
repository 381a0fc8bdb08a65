import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { searchForPage } from '../lib/address/pageParameter';
import { commonTexts } from '../texts/common';

interface PagerProps {
  /** Label of the pagination, for screen readers: "Pages of the feed". */
  label: string;
  page: number;
  totalPages: number;
  /** Whether the list has no side margins on phones. The pagination then adds its own. */
  isFullBleed?: boolean;
}

/**
 * Pagination of a list whose page is in the address (`?page=2`). Shown only if there is more than one page. Beyond the
 * last page it is not shown, because the list offers a link to the first one.
 */
export function Pager({ label, page, totalPages, isFullBleed = false }: PagerProps) {
  if (totalPages <= 1 || page > totalPages) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: isFullBleed ? { xs: 4, sm: 0 } : 0,
        py: 1,
      }}
    >
      <Step direction="previous" to={page > 1 ? page - 1 : undefined} />
      <Box
        component="span"
        sx={{
          typography: 'compact',
          color: 'text.secondary',
          '& b': { color: 'text.primary', fontWeight: 650 },
        }}
      >
        {commonTexts.pageOf(<b>{page}</b>, <b>{totalPages}</b>)}
      </Box>
      <Step direction="next" to={page < totalPages ? page + 1 : undefined} />
    </Box>
  );
}

const stepSx = { px: { xs: 3, sm: 5 } };

const arrows = {
  previous: { startIcon: <ArrowLeft size={16} aria-hidden /> },
  next: { endIcon: <ArrowRight size={16} aria-hidden /> },
};

interface StepProps {
  direction: keyof typeof arrows;
  /** The page it links to; undefined disables it. */
  to: number | undefined;
}

function Step({ direction, to }: StepProps) {
  const [search] = useSearchParams();
  const label = commonTexts[direction];
  const icon = arrows[direction];
  if (to === undefined) {
    return (
      <Button variant="outlined" disabled sx={stepSx} {...icon}>
        {label}
      </Button>
    );
  }
  return (
    <Button variant="outlined" component={Link} to={searchForPage(search, to)} sx={stepSx} {...icon}>
      {label}
    </Button>
  );
}
