import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import MenuItem from '@mui/material/MenuItem';
import { CircleSlash, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { OptionsButton } from '../../components/OptionsButton';
import { OptionsMenu } from '../../components/OptionsMenu';
import { ShareIcon } from '../../components/ShareIcon';
import { showToast } from '../../components/toasts/toasts';
import { openingPaths } from '../../lib/address/openingPaths';
import { commonTexts } from '../../texts/common';
import { openingTexts as texts } from '../../texts/openings';
import { LazyReportDialog, ReportItem } from '../safety/exports/ReportItem';
import { useLimit } from '../safety/exports/useLimit';
import {
  useOpeningsCloseMutation,
  useOpeningsDeleteMutation,
  type OpeningDetailsDto,
} from './exports/openingsApi';
import { organisationOf } from './exports/openingFacts';
import { SaveButton } from './exports/SaveButton';

/** What is asked about before it is done. */
type Question = 'close' | 'delete';

interface OpeningActionsProps {
  opening: OpeningDetailsDto;
  onEdit: () => void;
}

/** What one can do with an opening: its manager edits, closes and deletes it; everybody else saves and reports it. All pass it on. */
export function OpeningActions({ opening, onEdit }: OpeningActionsProps) {
  const { id, kind, state, canManage, applications } = opening;
  const [question, setQuestion] = useState<Question>();
  const [isReporting, setIsReporting] = useState(false);
  const off = useLimit();
  const words = texts.kinds[kind];
  const ask = (asked: Question, close: () => void) => {
    close();
    setQuestion(asked);
  };
  return (
    <>
      {canManage ? (
        <Button variant="outlined" startIcon={<Pencil size={18} aria-hidden />} onClick={onEdit} {...off}>
          {commonTexts.edit}
        </Button>
      ) : (
        <SaveButton opening={opening} hasLabel />
      )}
      <ShareIcon path={openingPaths.details(id, kind)} />
      <OptionsButton label={texts.options}>
        {(anchor, close) => (
          <OptionsMenu label={texts.options} anchor={anchor} onClose={close}>
            {canManage
              ? [
                  state !== 'closed' && (
                    <MenuItem key="close" onClick={() => ask('close', close)}>
                      <CircleSlash size={20} aria-hidden />
                      {words.close}
                    </MenuItem>
                  ),
                  applications === 0 && (
                    <MenuItem key="delete" onClick={() => ask('delete', close)}>
                      <Trash2 size={20} aria-hidden />
                      {words.delete}
                    </MenuItem>
                  ),
                ]
              : [
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
          subject={{ kind: 'opening', id, person: { name: organisationOf(opening) } }}
          relation="none"
          onClose={() => setIsReporting(false)}
        />
      )}
      {question && (
        <Confirmation opening={opening} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}

interface ConfirmationProps {
  opening: OpeningDetailsDto;
  question: Question;
  onClose: () => void;
}

function Confirmation({ opening: { id, kind }, question, onClose }: ConfirmationProps) {
  const navigate = useNavigate();
  const [close, closing] = useOpeningsCloseMutation();
  const [remove, removing] = useOpeningsDeleteMutation();
  const isDeletion = question === 'delete';
  const { isLoading, error } = isDeletion ? removing : closing;
  const confirm = async () => {
    const { error: failure } = await (isDeletion ? remove : close)({ openingIdDto: { id } });
    // Deleted elsewhere meanwhile: what was wanted is so.
    if (failure && !(isDeletion && isNotFound(failure))) return;
    void showToast('success', isDeletion ? texts.deleted : texts.closedNow);
    if (isDeletion) void navigate(openingPaths.own(kind), { replace: true });
    else onClose();
  };
  return (
    <ConfirmDialog
      title={texts.kinds[kind][question]}
      question={isDeletion ? texts.deleteQuestion : texts.closeQuestion}
      action={isDeletion ? commonTexts.delete : commonTexts.close}
      isBusy={isLoading}
      error={error && `${isDeletion ? texts.deleteFailed : texts.closeFailed}. ${errorText(error)}`}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
