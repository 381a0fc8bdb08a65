import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import { MAX_REFERRAL_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CaseDto } from '../../api/generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useDialogDraft } from '../../components/dialogDrafts';
import { Section } from '../../components/Section';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import { useIsModerator } from '../../providers/useSession';
import { concernsChild } from './choice';
import { useRefetchCase } from './useRefetchCase';

/** Who outside was told of a case. It is shown where a child may be in danger; administrators record it. */
export function Referrals({ shown }: { shown: CaseDto }) {
  const translate = useTranslate();
  const isModerator = useIsModerator();
  const [isOpen, setOpen] = useState(false);
  const { referrals } = shown;
  if (!concernsChild(shown) && referrals.length === 0) return null;
  return (
    <Section
      title={translate('review.referrals.title')}
      action={
        !isModerator && (
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {translate('review.referrals.record')}
          </Button>
        )
      }
    >
      {referrals.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          {translate('review.referrals.none')}
        </Typography>
      ) : (
        <PlainList>
          {referrals.map(({ to, reference, at, by }, index) => (
            <Box key={`${at} ${index}`} component="li" sx={{ '& + &': { mt: 3 }, overflowWrap: 'anywhere' }}>
              <Box sx={{ typography: 'subtitle2' }} dir="auto">
                {to}
              </Box>
              <Box sx={{ typography: 'body2' }} dir="auto">
                {reference}
              </Box>
              <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
                {translate('review.notes.by', {
                  name: by ?? translate('review.notes.former'),
                  time: indiaDateTime(at),
                })}
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
      {isOpen && <ReferralDialog caseId={shown.id} onClose={() => setOpen(false)} />}
    </Section>
  );
}

const fields = ['to', 'reference'] as const;

function ReferralDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const refetch = useRefetchCase(caseId);
  const drafts = {
    to: useDialogDraft(`referral to ${caseId}`),
    reference: useDialogDraft(`referral number ${caseId}`),
  };
  const [wasTried, setTried] = useState(false);
  const isMissing = (name: (typeof fields)[number]) => drafts[name].text.trim() === '';
  const record = async () => {
    await provider.recordReferral({
      caseId,
      to: drafts.to.text.trim(),
      reference: drafts.reference.text.trim(),
    });
    for (const name of fields) drafts[name].forget();
    await refetch();
    onClose();
  };
  return (
    <ConfirmDialog
      title={translate('review.referrals.title')}
      text={translate('review.referrals.text')}
      confirm={translate('review.referrals.save')}
      confirming={translate('review.notes.saving')}
      onTry={() => setTried(true)}
      onConfirm={fields.some(isMissing) ? undefined : record}
      onClose={onClose}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          label={translate(`review.referrals.${name}`)}
          autoFocus={name === 'to'}
          fullWidth
          value={drafts[name].text}
          onChange={({ target }) =>
            drafts[name].setText(limitEdit(drafts[name].text, target.value, MAX_REFERRAL_LENGTH))
          }
          error={wasTried && isMissing(name)}
          helperText={translate(
            `review.referrals.${name}_${wasTried && isMissing(name) ? 'missing' : 'hint'}`,
          )}
          sx={{ mt: 4 }}
        />
      ))}
    </ConfirmDialog>
  );
}
