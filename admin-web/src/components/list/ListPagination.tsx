import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UsePaginationItem } from '@mui/material/usePagination';
import { ChevronLeft, ChevronRight } from 'lucide-react';

/** Up to this many pages each has its button; on a narrow screen that is as many as fit beside each other. */
const buttonsForAll = { wide: 10, narrow: 5 };

interface ListPaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

/** Previous, a button per page (beyond ten a window around the current one, of unchanging width), next. */
export function ListPagination({ page, totalPages, onChange }: ListPaginationProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const hasAll = totalPages <= (isNarrow ? buttonsForAll.narrow : buttonsForAll.wide);

  return (
    <Pagination
      aria-label="Pages of the list"
      page={page}
      count={totalPages}
      siblingCount={hasAll ? totalPages : isNarrow ? 0 : 2}
      onChange={(_event, next) => onChange(next)}
      getItemAriaLabel={(type, number) => (type === 'page' ? `Page ${number}` : type)}
      renderItem={(item) =>
        item.type === 'previous' || item.type === 'next' ? (
          <StepButton {...item} type={item.type} isNarrow={isNarrow} />
        ) : (
          <PaginationItem {...item} />
        )
      }
    />
  );
}

type StepButtonProps = Pick<UsePaginationItem, 'disabled' | 'onClick'> & {
  type: 'previous' | 'next';
  isNarrow: boolean;
};

function StepButton({ type, disabled, onClick, isNarrow }: StepButtonProps) {
  const isPrevious = type === 'previous';
  const label = isPrevious ? 'Previous' : 'Next';
  const Icon = isPrevious ? ChevronLeft : ChevronRight;
  const icon = <Icon size={18} strokeWidth={1.9} aria-hidden />;

  if (isNarrow) {
    return (
      <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button
      disabled={disabled}
      onClick={onClick}
      startIcon={isPrevious && icon}
      endIcon={!isPrevious && icon}
      sx={{ color: 'campus.ink2' }}
    >
      {label}
    </Button>
  );
}
