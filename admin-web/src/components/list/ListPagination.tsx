import { Button } from '@campus-commons/web-kit/Button.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UsePaginationItem } from '@mui/material/usePagination';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { GoToPage } from './GoToPage';

/** Up to this number of pages, each page has a button (docs/decisions/0031-pages-of-a-list.md). */
const MAX_BUTTONS = 50;

interface ListPaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** Whether the list is a column beside something else, as narrow as a phone. */
  isColumn: boolean;
  onChange: (page: number) => void;
}

/** Previous, one button per page, next. With more than 50 pages: buttons around the current page, and "Go to page". */
export function ListPagination({ page, totalPages, isColumn, onChange }: ListPaginationProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isNarrow = isPhone || isColumn;
  const hasAll = totalPages <= MAX_BUTTONS;

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'center', sm: 'flex-end' },
        columnGap: 5,
        rowGap: 2,
        minWidth: 0,
      }}
    >
      <Pagination
        aria-label={translate('list.pages')}
        page={page}
        count={totalPages}
        siblingCount={hasAll ? totalPages : isNarrow ? 0 : 2}
        onChange={(_event, next) => onChange(next)}
        getItemAriaLabel={(type, number) =>
          type === 'page'
            ? translate('list.page', { page: number === null ? '' : formatCount(number) })
            : type
        }
        renderItem={(item) =>
          item.type === 'previous' || item.type === 'next' ? (
            <StepButton {...item} type={item.type} isNarrow={isNarrow} />
          ) : (
            <PaginationItem {...item} page={item.page === null ? null : formatCount(item.page)} />
          )
        }
        sx={{ '& ul': { justifyContent: 'center' } }}
      />
      {!hasAll && <GoToPage totalPages={totalPages} onGo={onChange} />}
    </Box>
  );
}

type StepButtonProps = Pick<UsePaginationItem, 'disabled' | 'onClick'> & {
  type: 'previous' | 'next';
  isNarrow: boolean;
};

function StepButton({ type, disabled, onClick, isNarrow }: StepButtonProps) {
  const translate = useTranslate();
  const isPrevious = type === 'previous';
  const label = translate(isPrevious ? 'list.previous' : 'list.next');
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
