import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

// Widths in rem, so that larger letters count as a narrower list.
/** Width of a list from which a row has columns: the author beside the excerpt. */
export const MIN_MEDIUM_REM = 35;
/** Width of a list from which View More and a short button are side by side. */
const MIN_ROOMY_REM = 45;
/** Width of a list from which every part of a row has its own column. */
export const MIN_WIDE_REM = 60;
/** Lists in which the excerpt is above the facts. The user details show such a list even in wide windows. */
export const MEDIUM_LIST = `@container (min-width: ${MIN_MEDIUM_REM}rem) and (max-width: ${MIN_WIDE_REM - 0.003}rem)`;

/** Lists with so little room beside the excerpt that the buttons of a row are one below the other. */
function stackedList(isLong: boolean): string {
  const endRem = isLong ? MIN_WIDE_REM : MIN_ROOMY_REM;
  return `@container (min-width: ${MIN_MEDIUM_REM}rem) and (max-width: ${endRem - 0.003}rem)`;
}

interface RowButtonsProps {
  /** The entry in a sentence: "the post of Asha". */
  entryName: string;
  onOpen: () => void;
  /** Whether the second button has a long text, and so is in no menu on touch. */
  isLong?: boolean;
  /** The button that changes the entry. */
  children: ReactNode;
}

/** The buttons of a row: one opens the entry, the other one changes it. */
export function RowButtons({ entryName, onOpen, isLong = false, children }: RowButtonsProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        gridArea: 'buttons',
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        mr: -3,
        '& button': { whiteSpace: 'nowrap' },
        [stackedList(isLong)]: {
          // On touch, the menu that has the short button is narrow.
          [isLong ? '&' : '@media (hover: hover)']: {
            flexDirection: 'column',
            alignItems: 'flex-end',
            gap: 2,
          },
        },
      }}
    >
      <Button
        size="small"
        onClick={onOpen}
        aria-label={translate('content.view_more_of', { name: entryName })}
      >
        {translate('common.view_more')}
      </Button>
      {children}
    </Box>
  );
}
