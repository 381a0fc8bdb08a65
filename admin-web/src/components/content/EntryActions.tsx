import { useTranslate } from 'react-admin';
import type { AdminRemovalDto } from '../../api/generated';
import type { EntryRowActions } from './EntryList';
import { RestoreButton } from './RestoreButton';
import { RowButtons } from './RowButtons';
import { RowChangeButton } from './RowChangeButton';
import type { ContentList } from './contentKinds';

interface EntryActionsProps {
  resource: ContentList;
  id: string;
  /** Name of the author, or of the page or project. */
  name: string;
  /** Undefined while members see the entry; then a button removes it, otherwise one restores it. */
  removal: AdminRemovalDto | undefined;
  actions: EntryRowActions;
}

/** The buttons of a row: they open the entry, and remove it or undo its removal. */
export function EntryActions({ resource, id, name, removal, actions }: EntryActionsProps) {
  const translate = useTranslate();
  const entryName = translate(`content.${resource}.of`, { name });
  return (
    <RowButtons entryName={entryName} onOpen={actions.onOpen} isLong={removal !== undefined}>
      {removal === undefined ? (
        <RowChangeButton change="remove" entryName={entryName} onChoose={actions.onRemove} />
      ) : (
        <RestoreButton {...{ resource, id, name, removal }} isInRow onRestored={actions.onRestored} />
      )}
    </RowButtons>
  );
}
