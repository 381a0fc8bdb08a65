import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import MenuItem from '@mui/material/MenuItem';
import { Gavel } from 'lucide-react';
import { pagePartTexts as texts } from '../../../texts/pagePart';
import { usePageStaffGetRolesQuery } from './pageStaffApi';

/** The dialog that {@link BanItem} opens. */
export const LazyBanDialog = lazyChunk(() => import('../BanDialog'), 'BanDialog');

interface BanItemProps {
  pageId: string;
  person: { id: string; name: string };
  onChosen: () => void;
}

/** For those who run the page on which a post or comment stands, about somebody who does not: bans its author. */
export function BanItem({ pageId, person, onChosen }: BanItemProps) {
  const roles = usePageStaffGetRolesQuery({ getRolesDto: { id: pageId } }).currentData?.data;
  if (!roles?.role) return null;
  if ([roles.owner, ...roles.moderators.map(({ User }) => User)].some(({ id }) => id === person.id))
    return null;
  return (
    <MenuItem onClick={onChosen} sx={{ overflowWrap: 'anywhere', color: 'campus.danger.text' }}>
      <Gavel size={20} aria-hidden />
      <span>{texts.ban(person.name)}</span>
    </MenuItem>
  );
}
