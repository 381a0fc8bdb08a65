import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { BusyButton } from '../../components/BusyButton';
import type { RelationDto } from '../../api/generated';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { OneLine } from '../../components/OneLine';
import { nameOf } from '../../lib/text/members';
import { safetyTexts } from '../../texts/safety';
import { useRelation } from './exports/useRelation';

interface RelationRowProps {
  entry: RelationDto;
  /** Called after it was undone, when this row disappears. */
  onUndone: () => void;
}

/** A muted or blocked person, with the button to undo it. */
export function RelationRow({ entry: { User, relation, since }, onUndone }: RelationRowProps) {
  const name = nameOf(User);
  const { change, isBusy } = useRelation({ id: User.id, name }, relation);
  const undo = async () => {
    if (await change('none')) onUndone();
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 60 }}>
      <MemberPictureLink member={User}>
        <Avatar person={User} size={44} />
      </MemberPictureLink>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <OneLine dir="auto" title={name} sx={{ typography: 'subtitle2' }}>
          <MemberLink member={User}>{name}</MemberLink>
        </OneLine>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {safetyTexts.since(relation, ownDate(since))}
        </Box>
      </Box>
      <BusyButton
        variant="outlined"
        size="small"
        loading={isBusy}
        onClick={() => void undo()}
        sx={{ flex: 'none' }}
      >
        {safetyTexts.undo[relation]}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </BusyButton>
    </Box>
  );
}
