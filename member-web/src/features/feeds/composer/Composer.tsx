import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import Card from '@mui/material/Card';
import { Image } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileInput } from '../../../components/ImagePicker/FileInput';
import { PhoneHidden } from '../../../components/PhoneHidden';
import { showToast } from '../../../components/toasts/toasts';
import { writingFieldSx, writingRowSx } from '../../../components/writingRow';
import type { PostDraftName } from '../../../lib/drafts/drafts';
import { feedAddress, searchForFeed } from '../../../lib/address/feeds';
import { paths } from '../../../lib/address/paths';
import { useOverlay } from '../../../lib/hooks/useOverlay';
import { composerTexts } from '../../../texts/composer';
import { titledPostTexts } from '../../../texts/titledPosts';
import { useOwnProfile } from '../../profile/exports/useOwnProfile';
import { WritingPlace } from '../../safety/exports/WritingPlace';
import { COMPOSER } from '../composerLink';
import { DraftsLink } from './DraftsLink';
import { useDraftSummaries } from './draftSummaries';
import { ComposerDialog, preloadComposer } from './ComposerDialog';
import { draftNameOf, type PostKind, type PostPlace, type PostProject, type Subject } from './subject';

const rowTexts: Record<PostKind, string> = {
  post: composerTexts.shareThoughts,
  question: titledPostTexts.ask,
  article: titledPostTexts.write,
};

interface ComposerProps {
  /** The page to post on; everyone without it. */
  page?: PostPlace;
  /** The project that it is an update about, for its team. */
  project?: PostProject;
  /** What it writes; a post without it. */
  postKind?: PostKind;
  /** Focuses the button when it appears: it replaced the element that had the focus. */
  takesFocus?: boolean;
  /**
   * Called when the composer closes after the server has refused: posting here is no longer allowed, or the page is
   * deleted.
   */
  onOutdated?: () => void;
}

/** The row above the feed that opens the composer. A limited member reads there until when they cannot post. */
export function Composer(props: ComposerProps) {
  return (
    <WritingPlace>
      <ComposerRow {...props} />
    </WritingPlace>
  );
}

/** It shows the first words of the draft if there is one. */
function ComposerRow({ page, project, postKind = 'post', takesFocus = false, onOutdated }: ComposerProps) {
  const navigate = useNavigate();
  const overlay = useOverlay(COMPOSER);
  const chooser = useRef<HTMLInputElement>(null);
  const row = useFocusOnReturn(overlay.isOpen);
  const [news, setNews] = useState('');
  useViewOfNewPost(row, news !== '' && !overlay.isOpen);
  /** Files for the next composer. It takes them when it opens, so a later composer does not get them again. */
  const chosenFiles = useRef<File[]>([]);
  const subject: Subject = { kind: 'new', page, project, postKind };
  const draftName = draftNameOf(subject);
  const draftText = useDraftText(draftName);
  const profile = useOwnProfile();

  const open = (chosen: File[]) => {
    setNews('');
    chosenFiles.current = chosen;
    overlay.open();
  };
  useEffect(() => {
    if (takesFocus) row.current?.focus({ preventScroll: true });
  }, [takesFocus, row]);
  const onDone = (postedOn?: PostPlace) => {
    // The feed of a page does not show a post that went elsewhere.
    if (page && postedOn?.id !== page.id) {
      void showToast('success', composerTexts.inFeed);
      void navigate(postedOn ? paths.pageDetails(postedOn.id) : feedAddress('everyone'), { replace: true });
      return;
    }
    setNews(composerTexts.inFeed);
    // The new post is on the first page, of the dashboard's feeds only surely in everyone's.
    void navigate(
      { search: page || project || postKind !== 'post' ? '' : searchForFeed('everyone') },
      { replace: true },
    );
  };

  return (
    <Card onPointerEnter={preloadComposer} onFocus={preloadComposer} sx={writingRowSx}>
      <Avatar person={profile?.User} path={profile?.profileUrl} size={44} />
      <ButtonBase
        ref={row}
        onClick={() => open([])}
        aria-haspopup="dialog"
        sx={{
          ...writingFieldSx,
          scrollMarginTop: 16,
          color: draftText ? 'text.primary' : 'text.secondary',
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {draftText ? (
            <>
              <Box component="span" sx={{ color: 'campus.teal.text', fontWeight: 620 }}>
                {composerTexts.draft}
              </Box>
              <span> {draftText}</span>
            </>
          ) : project ? (
            composerTexts.writeUpdate
          ) : (
            rowTexts[postKind]
          )}
        </Box>
      </ButtonBase>
      <Button
        variant="tonal"
        onClick={() => chooser.current?.click()}
        sx={{ flex: 'none', px: { xs: 0, md: 5 }, gap: 2 }}
      >
        <Image size={20} aria-hidden />
        <PhoneHidden>{composerTexts.photos}</PhoneHidden>
      </Button>
      <DraftsLink except={draftName} isOwnLine />
      <FileInput ref={chooser} onChosen={open} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {overlay.isOpen && (
        <ComposerDialog
          subject={subject}
          takeFiles={() => chosenFiles.current.splice(0)}
          insteadOf={overlay.about}
          onClose={overlay.close}
          onDone={onDone}
          onOutdated={onOutdated}
        />
      )}
    </Card>
  );
}

/**
 * A dialog returns the focus to the element that opened it. After a reload there is none, so the row gets the focus.
 */
function useFocusOnReturn(isOpen: boolean) {
  const row = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      row.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return row;
}

/** Scrolls to the new post below the row where the page's header would leave it outside the window, as on phones. */
function useViewOfNewPost(row: RefObject<HTMLElement | null>, isPosted: boolean): void {
  useEffect(() => {
    const bottom = row.current?.getBoundingClientRect().bottom ?? 0;
    if (isPosted && bottom > window.innerHeight / 2) row.current?.scrollIntoView();
  }, [row, isPosted]);
}

/** The beginning of the member's draft, or its number of pictures; empty if there is no draft. */
function useDraftText(name: PostDraftName): string {
  const draft = useDraftSummaries().find((summary) => summary.name === name);
  return draft ? draft.words || composerTexts.photoCount(draft.pictures) : '';
}
