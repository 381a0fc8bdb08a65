import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { ProjectDetailsDto, ProjectMemberDto } from './generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { showToast } from '../../components/toasts/toasts';
import { nameOf } from '../../lib/text/members';
import { projectTexts as texts } from '../../texts/projects';
import { useProjectsRemoveMemberMutation } from './projectsApi';

/** Who built it, the owner first. The owner can remove the others. */
export function ProjectTeam({ project: { id, team, isOwner } }: { project: ProjectDetailsDto }) {
  const [removed, setRemoved] = useState<ProjectMemberDto>();
  const [remove, { isLoading, error }] = useProjectsRemoveMemberMutation();
  const confirm = async ({ id: memberId }: ProjectMemberDto) => {
    const { data } = await remove({ removeProjectMemberDto: { id, memberId } });
    if (!data) return;
    setRemoved(undefined);
    void showToast('success', texts.removed);
  };
  return (
    <>
      <PlainList sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {team.map((member) => (
          <Box key={member.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <MemberPictureLink member={member}>
              <Avatar person={member} path={member.profileUrl} size={44} />
            </MemberPictureLink>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ typography: 'subtitle2' }}>
                <MemberLink member={member}>{nameOf(member)}</MemberLink>
              </Box>
              <Box dir="auto" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {member.isOwner ? texts.owner : member.role}
              </Box>
            </Box>
            {isOwner && !member.isOwner && (
              <IconButton aria-label={texts.remove(nameOf(member))} onClick={() => setRemoved(member)}>
                <X size={20} aria-hidden />
              </IconButton>
            )}
          </Box>
        ))}
      </PlainList>
      {removed && (
        <ConfirmDialog
          title={texts.removeTitle}
          question={texts.removeQuestion(nameOf(removed))}
          action={texts.removeAction}
          isBusy={isLoading}
          error={error && `${texts.removeFailed}. ${errorText(error)}`}
          onConfirm={() => void confirm(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
