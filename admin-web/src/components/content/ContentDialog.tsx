import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminRemovalDto } from '../../api/generated';
import { EntryDialog } from './EntryDialog';
import type { EntryDialogActions } from './EntryList';
import { RemovedEntry } from './RemovedEntry';
import type { ContentList } from './contentKinds';

interface ContentDialogProps extends EntryDialogActions {
  title: string;
  /** Name of the author, or of the page or project. */
  name: string;
  resource: ContentList;
  entry: { id: string; removal?: AdminRemovalDto };
  /** Renders the confirmation before the entry is removed. */
  confirmation: (actions: EntryDialogActions) => ReactNode;
  children: ReactNode;
}

/** The dialog of a post, page or comment, with the button that removes or restores it. */
export function ContentDialog({
  title,
  name,
  resource,
  entry: { id, removal },
  confirmation,
  children,
  onClose,
  onRemoved,
}: ContentDialogProps) {
  const translate = useTranslate();
  const [isRemoving, setRemoving] = useState(false);
  const dialog = { title, onClose, children };

  if (removal !== undefined)
    return <RemovedEntry {...dialog} {...{ name, resource, id, removal }} onRestored={onRemoved} />;
  if (isRemoving) return confirmation({ onRemoved, onClose: () => setRemoving(false) });
  return (
    <EntryDialog
      {...dialog}
      action={
        <Button variant="tonal" color="error" onClick={() => setRemoving(true)}>
          {translate(`content.${resource}.remove`)}
        </Button>
      }
    />
  );
}
