import { OptionsButton } from '../../components/OptionsButton';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import { commentTexts } from '../../texts/feeds';
import { commonTexts } from '../../texts/common';
import type { OwnCommentActionsProps } from './OwnCommentActions';

const { Chunk: OwnCommentActions, preload } = preloadableChunk(
  () => import('./OwnCommentActions'),
  'OwnCommentActions',
);

const label = commonTexts.editOrDelete(commentTexts.thisComment);

/** The button of the menu of a comment for its author. The menu is in a chunk of its own. */
export function OwnCommentMenu(props: Pick<OwnCommentActionsProps, 'commentId' | 'onEdit'>) {
  return (
    <OptionsButton label={label} onNear={preload} sx={{ flex: 'none', mx: -1.5 }}>
      {(anchor, close) => <OwnCommentActions {...props} label={label} anchor={anchor} onClose={close} />}
    </OptionsButton>
  );
}
