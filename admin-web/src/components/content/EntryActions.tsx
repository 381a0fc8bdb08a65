import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AdminRemovalDto } from '../../api/generated';
import type { EntryRowActions } from './EntryList';
import { RemoveButton } from './RemoveButton';
import { RestoreButton } from './RestoreButton';
import type { ContentList } from './contentKinds';

// Widths in rem, so that larger letters count as a narrower list.
/** Width of a list from which a row has columns: the author beside the excerpt. */
export const MIN_MEDIUM_REM = 35;
/** Width of a list from which View More and Remove are side by side. */
const MIN_ROOMY_REM = 45;
/** Width of a list from which every part of a row has its own column. */
export const MIN_WIDE_REM = 60;
/** Lists in which the excerpt is above the facts. The user details show such a list even in wide windows. */
export const MEDIUM_LIST = `@container (min-width: ${MIN_MEDIUM_REM}rem) and (max-width: ${MIN_WIDE_REM - 0.003}rem)`;

/**
 * Lists with so little room beside the excerpt that the buttons of a row are one below the other.
 *
 * @param isRemoved the button that undoes a removal is wider than the one that removes
 */
function stackedList(isRemoved: boolean): string {
  const endRem = isRemoved ? MIN_WIDE_REM : MIN_ROOMY_REM;
  return `@container (min-width: ${MIN_MEDIUM_REM}rem) and (max-width: ${endRem - 0.003}rem)`;
}

interface EntryActionsProps {
  resource: ContentList;
  id: string;
  /** Name of the author, or of the page or project. */
  name: string;
  removal: AdminRemovalDto | undefined;
  actions: EntryRowActions;
}

/** The buttons of a row: they open the entry, and remove it or undo its removal. */
export function EntryActions({ resource, id, name, removal, actions }: EntryActionsProps) {
  const translate = useTranslate();
  const entryName = translate(`content.${resource}.of`, { name });
  return (
    <Box
      sx={{
        gridArea: 'buttons',
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        mr: -3,
        '& button': { whiteSpace: 'nowrap' },
        [stackedList(removal !== undefined)]: {
          // On touch, the menu that has Remove is narrow.
          [removal === undefined ? '@media (hover: hover)' : '&']: {
            flexDirection: 'column',
            alignItems: 'flex-end',
            gap: 2,
          },
        },
      }}
    >
      <Button
        size="small"
        onClick={actions.onOpen}
        aria-label={translate('content.view_more_of', { name: entryName })}
      >
        {translate('common.view_more')}
      </Button>
      {removal === undefined ? (
        <RemoveButton name={entryName} onRemove={actions.onRemove} />
      ) : (
        <RestoreButton {...{ resource, id, name, removal }} isInRow onRestored={actions.onRestored} />
      )}
    </Box>
  );
}
