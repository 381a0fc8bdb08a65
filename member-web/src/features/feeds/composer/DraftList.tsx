import writingDesk from '../../../content/art/writing-desk.svg';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { EmptyState } from '../../../components/states/EmptyState';
import { showToast } from '../../../components/toasts/toasts';
import { feedAddress } from '../../../lib/address/feeds';
import { paths } from '../../../lib/address/paths';
import { discardDraft } from '../../../lib/drafts/discardDrafts';
import { useMemberId } from '../../../lib/drafts/useDrafts';
import { useFocusOnListStart } from '../../../lib/hooks/listFocus';
import { useOverlay } from '../../../lib/hooks/useOverlay';
import { commonTexts } from '../../../texts/common';
import { composerTexts } from '../../../texts/composer';
import { COMPOSER, composerLink } from '../composerLink';
import { FeedStack } from '../exports/FeedStack';
import { parseOpened } from './draftRecord';
import { DraftRow } from './DraftRow';
import { useDraftSummaries, type DraftSummary } from './draftSummaries';
import { ComposerDialog } from './ComposerDialog';
import type { PostPlace } from './subject';

/** All drafts of posts, for everyone and for pages, to continue or to delete. */
export function DraftList() {
  const memberId = useMemberId();
  const navigate = useNavigate();
  const drafts = useDraftSummaries();
  const overlay = useOverlay(COMPOSER);
  const [draftToDelete, setDraftToDelete] = useState<DraftSummary>();
  const list = useRef<HTMLDivElement>(null);
  useFocusOnListStart(list);

  const onDone = (page?: PostPlace) => {
    void showToast('success', composerTexts.inFeed);
    // Opens the feed that shows the new post. The new address also closes the composer.
    void navigate(page ? paths.pageDetails(page.id) : feedAddress('everyone'), { replace: true });
  };
  const deleteDraft = () => {
    if (draftToDelete) discardDraft(memberId, draftToDelete.name);
    setDraftToDelete(undefined);
    void showToast('success', composerTexts.draftDeleted);
  };

  return (
    <FeedStack ref={list} tabIndex={-1} role="region" aria-label={commonTexts.drafts}>
      {drafts.length === 0 && (
        <EmptyState
          scene={writingDesk}
          title={composerTexts.noDrafts}
          actions={
            <Button variant="contained" component={Link} {...composerLink}>
              {commonTexts.writePost}
            </Button>
          }
        >
          {composerTexts.noDraftsText}
        </EmptyState>
      )}
      {drafts.length > 0 && (
        <FeedStack as={PlainList}>
          {drafts.map((draft) => (
            <DraftRow
              key={draft.name}
              draft={draft}
              onOpen={() =>
                overlay.open(
                  0,
                  JSON.stringify({
                    draft: draft.name,
                    page: draft.page,
                    project: draft.project,
                    postKind: draft.postKind,
                  }),
                )
              }
              onDelete={() => setDraftToDelete(draft)}
            />
          ))}
        </FeedStack>
      )}
      {overlay.isOpen && (
        <ComposerDialog
          key={overlay.about}
          subject={{ kind: 'new', ...parseOpened(overlay.about) }}
          onClose={overlay.close}
          onDone={onDone}
        />
      )}
      {draftToDelete && (
        <ConfirmDialog
          title={composerTexts.deleteDraft}
          question={composerTexts.deleteDraftQuestion}
          action={commonTexts.delete}
          isBusy={false}
          onConfirm={deleteDraft}
          onClose={() => setDraftToDelete(undefined)}
        />
      )}
    </FeedStack>
  );
}
