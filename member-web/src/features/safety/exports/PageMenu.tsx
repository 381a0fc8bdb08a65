import { OptionsButton } from '../../../components/OptionsButton';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';
import { personMenuTexts } from '../../../texts/components';
import type { PageActionsProps } from '../PageActions';

const { Chunk: PageActions, preload } = preloadableChunk(() => import('../PageActions'), 'PageActions');

/** The button of the menu of a page for everybody but its creator. The menu is in a chunk of its own. */
export function PageMenu({ page, creator }: Pick<PageActionsProps, 'page' | 'creator'>) {
  const label = personMenuTexts.optionsFor(page.title);
  return (
    <OptionsButton label={label} onNear={preload}>
      {(anchor, close) => (
        <PageActions page={page} creator={creator} label={label} anchor={anchor} onClose={close} />
      )}
    </OptionsButton>
  );
}
