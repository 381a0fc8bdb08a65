import { VisuallyHidden, PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useState } from 'react';
import type { MemberCardDto, PageRolesDto } from '../../api/generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { nameOf } from '../../lib/text/members';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import { usePageStaffSetRoleMutation } from './exports/pageStaffApi';
import { PersonRow } from './PersonRow';

interface ModeratorsProps {
  pageId: string;
  roles: PageRolesDto;
}

/** The owner and the moderators; the owner removes moderators, who step down themselves. */
export function Moderators({ pageId, roles: { owner, moderators, role } }: ModeratorsProps) {
  const ownId = useMemberId();
  const [leaving, setLeaving] = useState<MemberCardDto>();
  const [setRole, { isLoading, error, reset }] = usePageStaffSetRoleMutation();
  const isOwn = leaving?.id === ownId;
  const close = () => {
    setLeaving(undefined);
    reset();
  };
  const confirm = async () => {
    if (!leaving) return;
    const { data } = await setRole({ setRoleDto: { id: pageId, memberId: leaving.id, role: 'none' } });
    if (data) close();
  };
  return (
    <>
      <PlainList aria-label={texts.people}>
        <PersonRow member={owner} caption={texts.owner} />
        {moderators.map(({ User, since }) => {
          const mayLeave = role === 'owner' || User.id === ownId;
          return (
            <PersonRow
              key={User.id}
              member={User}
              caption={texts.moderatorSince(ownDate(since))}
              action={
                mayLeave && (
                  <Button
                    variant="outlined"
                    size="small"
                    onClick={() => setLeaving(User)}
                    sx={{ flex: 'none' }}
                  >
                    {User.id === ownId ? texts.stepDown : texts.remove}
                    {User.id !== ownId && <VisuallyHidden>{` ${nameOf(User)}`}</VisuallyHidden>}
                  </Button>
                )
              }
            />
          );
        })}
      </PlainList>
      {leaving && (
        <ConfirmDialog
          title={isOwn ? texts.stepDownTitle : texts.removeTitle(nameOf(leaving))}
          question={isOwn ? texts.stepDownText : texts.removeText}
          action={isOwn ? texts.stepDown : texts.remove}
          isBusy={isLoading}
          error={error && texts.changeFailed(errorText(error))}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  );
}
