import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import MenuItem from '@mui/material/MenuItem';
import { ExternalLink, Link2, LogOut, Pencil, RefreshCw, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isNotFound } from '../../api/errors';
import type { ProjectDetailsDto } from './generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { OptionsButton } from '../../components/OptionsButton';
import { OptionsMenu } from '../../components/OptionsMenu';
import { copyLink } from '../../components/shareLink';
import { showToast, TOAST_MS } from '../../components/toasts/toasts';
import { nameOf } from '../../lib/text/members';
import { paths } from '../../lib/address/paths';
import { commonTexts } from '../../texts/common';
import { projectTexts as texts } from '../../texts/projects';
import { LazyReportDialog, ReportItem } from '../safety/exports/ReportItem';
import { useLimit } from '../safety/exports/useLimit';
import {
  useProjectsDeleteMutation,
  useProjectsLeaveMutation,
  useProjectsRenewCodeMutation,
} from './projectsApi';

/** What is asked about before it is done. */
type Question = 'delete' | 'leave' | 'renew';

interface ProjectActionsProps {
  project: ProjectDetailsDto;
  onEdit: () => void;
  /** Opens the form of a role for which the project looks for somebody. */
  onLookForPeople: () => void;
}

/** What one can do with a project: the owner edits, invites and deletes; the team can leave; everybody else reports it. */
export function ProjectActions({ project, onEdit, onLookForPeople }: ProjectActionsProps) {
  const { id, isOwner, isMember, isPublic, joinCode, User, UserId } = project;
  const [question, setQuestion] = useState<Question>();
  const [isReporting, setIsReporting] = useState(false);
  const off = useLimit();
  const ask = (asked: Question, close: () => void) => {
    close();
    setQuestion(asked);
  };
  return (
    <>
      {isOwner && (
        <Button variant="outlined" startIcon={<Pencil size={18} aria-hidden />} onClick={onEdit} {...off}>
          {texts.edit}
        </Button>
      )}
      {joinCode !== null && (
        <Button
          variant="contained"
          startIcon={<Link2 size={18} aria-hidden />}
          onClick={() => void copyLink(paths.joinProject(id, joinCode), texts.joinLinkCopied, TOAST_MS)}
        >
          {texts.copyJoinLink}
        </Button>
      )}
      {isPublic && (
        <Button
          variant={isOwner ? 'text' : 'outlined'}
          component={Link}
          to={paths.publicProject(id)}
          startIcon={<ExternalLink size={18} aria-hidden />}
        >
          {texts.publicLink}
        </Button>
      )}
      <OptionsButton label={texts.options}>
        {(anchor, close) => (
          <OptionsMenu label={texts.options} anchor={anchor} onClose={close}>
            {isOwner
              ? [
                  <MenuItem
                    key="role"
                    onClick={() => {
                      close();
                      onLookForPeople();
                    }}
                  >
                    <UserPlus size={20} aria-hidden />
                    {texts.lookForPeople}
                  </MenuItem>,
                  <MenuItem key="renew" onClick={() => ask('renew', close)}>
                    <RefreshCw size={20} aria-hidden />
                    {texts.renew}
                  </MenuItem>,
                  <MenuItem key="delete" onClick={() => ask('delete', close)}>
                    <Trash2 size={20} aria-hidden />
                    {texts.delete}
                  </MenuItem>,
                ]
              : [
                  isMember && (
                    <MenuItem key="leave" onClick={() => ask('leave', close)}>
                      <LogOut size={20} aria-hidden />
                      {texts.leave}
                    </MenuItem>
                  ),
                  <ReportItem
                    key="report"
                    onChosen={() => {
                      close();
                      setIsReporting(true);
                    }}
                  />,
                ]}
          </OptionsMenu>
        )}
      </OptionsButton>
      {isReporting && (
        <LazyReportDialog
          subject={{ kind: 'project', id, person: { id: UserId, name: nameOf(User) } }}
          relation="none"
          onClose={() => setIsReporting(false)}
        />
      )}
      {question && <Confirmation id={id} question={question} onClose={() => setQuestion(undefined)} />}
    </>
  );
}

const wording = {
  delete: [texts.delete, texts.deleteQuestion, commonTexts.delete, texts.deleteFailed, texts.deleted],
  leave: [texts.leave, texts.leaveQuestion, texts.leave, texts.leaveFailed, texts.left],
  renew: [texts.renew, texts.renewQuestion, texts.renew, texts.renewFailed, texts.renewed],
} as const satisfies Record<Question, readonly string[]>;

interface ConfirmationProps {
  id: string;
  question: Question;
  onClose: () => void;
}

function Confirmation({ id, question, onClose }: ConfirmationProps) {
  const navigate = useNavigate();
  const [deleteProject, deleting] = useProjectsDeleteMutation();
  const [leave, leaving] = useProjectsLeaveMutation();
  const [renew, renewing] = useProjectsRenewCodeMutation();
  const [call, { isLoading, error }] = (
    {
      delete: [deleteProject, deleting],
      leave: [leave, leaving],
      renew: [renew, renewing],
    } as const
  )[question];
  const [title, text, action, failed, done] = wording[question];
  const confirm = async () => {
    const { error: failure } = await call({ projectIdDto: { id } });
    // Deleted elsewhere meanwhile: what was wanted is so.
    if (failure && !(question === 'delete' && isNotFound(failure))) return;
    void showToast('success', done);
    if (question === 'delete') void navigate(paths.memberProjects, { replace: true });
    else onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      question={text}
      action={action}
      isBusy={isLoading}
      error={error && `${failed}. ${errorText(error)}`}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
