import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText, failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageDto } from '../../api/generated';
import { isNotFound } from '../../api/errors';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showToast } from '../../components/toasts/toasts';
import { paths } from '../../lib/address/paths';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';
import { useLimit } from '../safety/exports/useLimit';
import { LazyPageDialog, preloadPageDialog } from './LazyPageDialog';
import { usePagesDeleteMutation } from './pagesApi';

/** The actions of a page for its creator: editing and deleting it. */
export function OwnPageActions({ page }: { page: PageDto }) {
  const navigate = useNavigate();
  const off = useLimit();
  const editor = useOverlay('edit-page');
  const [isDeleting, setIsDeleting] = useState(false);
  const [deletePage, { isLoading, error }] = usePagesDeleteMutation();

  const confirm = async () => {
    const { error: failure } = await deletePage({ pageIdDto: { id: page.id } });
    if (failure && !isNotFound(failure)) return;
    void showToast('success', failure ? pageTexts.deletedAlready : pageTexts.deleted);
    void navigate(paths.memberPages, { replace: true });
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Pencil size={18} aria-hidden />}
        onPointerEnter={preloadPageDialog}
        onFocus={preloadPageDialog}
        onClick={() => editor.open()}
        {...off}
      >
        {pageTexts.edit}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Trash2 size={18} aria-hidden />}
        onClick={() => setIsDeleting(true)}
        sx={{ color: 'campus.danger.text' }}
      >
        {pageTexts.delete}
      </Button>
      {editor.isOpen && <LazyPageDialog page={page} onClose={editor.close} onSaved={editor.close} />}
      {isDeleting && (
        <ConfirmDialog
          title={pageTexts.deleteTitle}
          question={pageTexts.deleteQuestion}
          action={commonTexts.delete}
          isBusy={isLoading}
          error={error && `${deleteErrorText(error)}. ${errorText(error)}`}
          onConfirm={() => void confirm()}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

/** The error text; depends on whether the server has answered (specification, section 8). */
function deleteErrorText(error: unknown): string {
  return failureStatus(error) === undefined ? pageTexts.deleteUnanswered : pageTexts.deleteRefused;
}
