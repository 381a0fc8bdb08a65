import { MAX_PAGE_DESCRIPTION_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSecondClick } from '@campus-commons/web-kit/dialogClosing.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { BusyButton } from '../../../components/BusyButton';
import type { PageDto } from '../../../api/generated';
import { TextInput } from '../../../components/forms/TextInput';
import { OfflineStrip } from '../../../components/OfflineStrip';
import { commonTexts } from '../../../texts/common';
import { fieldTexts } from '../../../texts/fields';
import { pageTexts } from '../../../texts/pages';
import { CategoryChoice } from './CategoryChoice';
import { PageConflictDialog } from './PageConflictDialog';
import { PagePicture } from './PagePicture';
import { usePageForm } from './usePageForm';

export interface PageDialogProps {
  /** The page to edit; without it a new one is created. */
  page?: PageDto;
  onClose: () => void;
  onSaved: (saved: PageDto) => void;
}

/** The form to create or edit a page. Closing it keeps the draft; Cancel discards it. */
export function PageDialog({ page, onClose, onSaved }: PageDialogProps) {
  const titleId = useId();
  const [firstPicture] = useState(page?.imageUrl);
  const form = usePageForm(page, onSaved);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [action, busy] = page
    ? [commonTexts.saveChanges, commonTexts.saving]
    : [pageTexts.create, pageTexts.creating];
  const close = () => {
    if (!form.isSaving) onClose();
  };
  const cancel = () => {
    form.discard();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={(...cause) => {
        if (!isSecondClick(...cause)) close();
      }}
      fullScreen={isPhone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      // The categories fit in one row.
      slotProps={{ paper: { sx: { maxWidth: 640 } } }}
    >
      {isPhone && <OfflineStrip />}
      <Box
        component="form"
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId}>{page ? pageTexts.edit : pageTexts.createPage}</DialogTitle>
        <Box
          inert={form.isSaving}
          sx={{
            display: 'grid',
            alignContent: 'start',
            gap: 5,
            px: 6,
            pt: 2,
            pb: 4,
            overflowY: 'auto',
            flex: '1 1 auto',
          }}
        >
          {form.error !== undefined && <Alert severity="error">{form.error}</Alert>}
          <TextInput
            label={fieldTexts.title}
            placeholder={pageTexts.exampleTitle}
            autoFocus={!page}
            {...form.field('title')}
          />
          <TextInput
            label={fieldTexts.description}
            lines={3}
            hint={fieldTexts.lengthOf(form.descriptionLength, MAX_PAGE_DESCRIPTION_LENGTH)}
            isCount
            {...form.field('description')}
          />
          <CategoryChoice field={form.field('category').field} />
          <PagePicture
            path={page?.imageUrl}
            seed={page?.id ?? 'new'}
            category={form.category}
            change={form.picture}
            onChange={form.setPicture}
          />
        </Box>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button variant="text" onClick={cancel} disabled={form.isSaving}>
            {commonTexts.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" loading={form.isSaving}>
            {form.isSaving ? busy : action}
          </BusyButton>
        </DialogActions>
      </Box>
      {form.conflict && (
        <PageConflictDialog
          conflict={form.conflict}
          changesPicture={form.picture !== undefined}
          firstPicture={firstPicture}
          isBusy={form.isSaving}
          onUseMine={() => void form.overwrite()}
          onKeepTheirs={onClose}
          onKeepEditing={form.keepEditing}
        />
      )}
    </Dialog>
  );
}
