import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { Ban, Bell, BellOff, Volume2, VolumeX } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { FeedDto } from '../../api/generated';
import { OptionsMenu } from '../../components/OptionsMenu';
import { CopyLinkItem } from '../feeds/exports/CopyLinkItem';
import { PinItem } from '../feeds/exports/PinItem';
import { LazyBanDialog, LazyRemoveDialog, StaffItems } from '../page-staff/exports/StaffItems';
import { usePostPage } from '../page-staff/exports/postPage';
import type { PostMute } from '../notifications/exports/usePostMute';
import { SaveItem } from '../saved/exports/SaveItem';
import { notificationTexts } from '../../texts/notifications';
import { personMenuTexts } from '../../texts/components';
import { safetyTexts } from '../../texts/safety';
import { BlockDialog } from './BlockDialog';
import type { ReportSubject } from './ReportDialog';
import { LazyReportDialog, ReportItem } from './exports/ReportItem';
import { useRelation, type Person, type Relation } from './exports/useRelation';

export interface PersonActionsProps {
  person: Person;
  /** The post at which the menu stands, which can be saved, linked to and muted. */
  post?: Pick<FeedDto, 'id' | 'isSaved' | 'isPublic'>;
  /** What the menu reports: what it stands at. */
  reported: Pick<ReportSubject, 'kind' | 'id'>;
  /** Whether that post is muted, and how to change it. */
  mute: PostMute;
  /** What the viewer chose about the person, where that is known. */
  relation: Relation;
  /** The button of the menu; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Called once the viewer has blocked the person here, or removed the post from its page. */
  onBlocked?: () => void;
  /** Called once a report was sent and its dialog is closed. */
  onReported?: () => void;
}

/** The menu that mutes and blocks a person, and reports them or what they wrote. */
export function PersonActions({
  person,
  post,
  reported,
  mute,
  relation,
  anchor,
  onClose,
  onBlocked,
  onReported,
}: PersonActionsProps) {
  const [isBlocking, setIsBlocking] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const [isBanning, setIsBanning] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const pageId = usePostPage();
  const { change, isBusy } = useRelation(person, relation);
  const { name } = person;
  const { kind } = reported;
  const choose = (next: () => void) => () => {
    onClose();
    next();
  };
  const block = async (removeTheirs: boolean) => {
    if (!(await change('block', removeTheirs))) return;
    setIsBlocking(false);
    onBlocked?.();
  };
  const isMuted = relation === 'mute';
  return (
    <>
      <OptionsMenu label={personMenuTexts.optionsFor(name)} anchor={anchor} onClose={onClose}>
        {post && <SaveItem post={post} onChosen={onClose} />}
        {post && <CopyLinkItem post={post} onChosen={onClose} />}
        {post && <PinItem feedId={post.id} onChosen={onClose} />}
        {post && <Divider sx={{ my: 1.5 }} />}
        {post && (
          <MenuItem onClick={choose(() => void mute.toggle())}>
            {mute.isMuted ? <Bell size={20} aria-hidden /> : <BellOff size={20} aria-hidden />}
            <span>{mute.isMuted ? notificationTexts.unmutePost : notificationTexts.mutePost}</span>
          </MenuItem>
        )}
        {relation !== 'block' && (
          <MenuItem
            onClick={choose(() => void change(isMuted ? 'none' : 'mute'))}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {isMuted ? <Volume2 size={20} aria-hidden /> : <VolumeX size={20} aria-hidden />}
            <span>{isMuted ? safetyTexts.unmute(name) : safetyTexts.mute(name)}</span>
          </MenuItem>
        )}
        <MenuItem
          onClick={choose(() => (relation === 'block' ? void change('none') : setIsBlocking(true)))}
          sx={{ overflowWrap: 'anywhere', color: 'campus.danger.text' }}
        >
          <Ban size={20} aria-hidden />
          <span>{relation === 'block' ? safetyTexts.unblock(name) : safetyTexts.block(name)}</span>
        </MenuItem>
        {pageId !== undefined && (
          <StaffItems
            pageId={pageId}
            person={person}
            onRemove={choose(() => setIsRemoving(true))}
            onBan={choose(() => setIsBanning(true))}
          />
        )}
        <Divider sx={{ my: 1.5 }} />
        <ReportItem onChosen={choose(() => setIsReporting(true))} />
      </OptionsMenu>
      {isBlocking && (
        <BlockDialog
          name={name}
          isBusy={isBusy}
          onClose={() => setIsBlocking(false)}
          onConfirm={(removeTheirs) => void block(removeTheirs)}
        />
      )}
      {isBanning && pageId !== undefined && (
        <Suspense>
          <LazyBanDialog pageId={pageId} person={person} onClose={() => setIsBanning(false)} />
        </Suspense>
      )}
      {isRemoving && (kind === 'post' || kind === 'comment') && (
        <Suspense>
          <LazyRemoveDialog
            content={{ kind, id: reported.id }}
            name={name}
            onClose={() => setIsRemoving(false)}
            onRemoved={() => {
              if (kind === 'post') onBlocked?.();
            }}
          />
        </Suspense>
      )}
      {isReporting && (
        <LazyReportDialog
          subject={{ ...reported, person }}
          relation={relation}
          onClose={(isReported) => {
            setIsReporting(false);
            if (isReported) onReported?.();
          }}
          onBlocked={onBlocked}
        />
      )}
    </>
  );
}
