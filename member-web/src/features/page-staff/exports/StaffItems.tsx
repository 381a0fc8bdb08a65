import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import MenuItem from '@mui/material/MenuItem';
import { Gavel, Trash2 } from 'lucide-react';
import { pagePartTexts as texts } from '../../../texts/pagePart';
import { usePageStaffGetRolesQuery } from './pageStaffApi';

/** The dialogs that {@link StaffItems} open. */
export const LazyBanDialog = lazyChunk(() => import('../BanDialog'), 'BanDialog');
export const LazyRemoveDialog = lazyChunk(() => import('../removal/RemoveDialog'), 'RemoveDialog');

interface StaffItemsProps {
  pageId: string;
  person: { id: string; name: string };
  onRemove: () => void;
  onBan: () => void;
}

/**
 * For those who run the page on which a post or comment of somebody else stands: removes it, and bans its author. A moderator does
 * neither to the owner, and nobody bans who runs the page.
 */
export function StaffItems({ pageId, person, onRemove, onBan }: StaffItemsProps) {
  const roles = usePageStaffGetRolesQuery({ getRolesDto: { id: pageId } }).currentData?.data;
  if (!roles?.role || roles.owner.id === person.id) return null;
  const isModerator = roles.moderators.some(({ User }) => User.id === person.id);
  return (
    <>
      <MenuItem onClick={onRemove} sx={{ color: 'campus.danger.text' }}>
        <Trash2 size={20} aria-hidden />
        <span>{texts.remove}</span>
      </MenuItem>
      {!isModerator && (
        <MenuItem onClick={onBan} sx={{ overflowWrap: 'anywhere', color: 'campus.danger.text' }}>
          <Gavel size={20} aria-hidden />
          <span>{texts.ban(person.name)}</span>
        </MenuItem>
      )}
    </>
  );
}
