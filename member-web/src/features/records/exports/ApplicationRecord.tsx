import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { Chip } from '../../../components/Chip';
import { DialogFeature } from '../../../components/Feature';
import { openingPaths } from '../../../lib/address/openingPaths';
import { useOverlay } from '../../../lib/hooks/useOverlay';
import { recordTexts as texts } from '../../../texts/records';
import type { ApplicationDetailsDto } from '../../openings/exports/applicationsApi';
import { useLimit } from '../../safety/exports/useLimit';
import { recordHues } from '../recordHues';

const IssueDialog = lazyChunk(() => import('../form/IssueDialog'), 'IssueDialog');
const RevokeDialog = lazyChunk(() => import('../form/RevokeDialog'), 'RevokeDialog');

/** What became of the record of the work, on the screen of the application: issuing and revoking it, or answering it. */
export function ApplicationRecord({ application }: { application: ApplicationDetailsDto }) {
  const { record, canIssueRecord, isApplicant } = application;
  const form = useOverlay('issue-record');
  const [isRevoking, setIsRevoking] = useState(false);
  const off = useLimit();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        '&:empty': { display: 'none' },
      }}
    >
      {record && (
        <Chip hue={recordHues[record.state]}>
          {`${texts.record}: ${isApplicant ? texts.states[record.state] : texts.issuedStates[record.state]}`}
        </Chip>
      )}
      {record && isApplicant && (
        <Button
          variant={record.state === 'offered' ? 'contained' : 'text'}
          component={Link}
          to={openingPaths.records}
        >
          {record.state === 'offered' ? texts.read : texts.toRecords}
        </Button>
      )}
      {canIssueRecord && (
        <Button variant="contained" onClick={() => form.open()} {...off}>
          {texts.issue}
        </Button>
      )}
      {record?.state === 'accepted' && !isApplicant && (
        <Button variant="text" onClick={() => setIsRevoking(true)} {...off}>
          {texts.revoke}
        </Button>
      )}
      {form.isOpen && canIssueRecord && (
        <DialogFeature onClose={form.close}>
          <IssueDialog application={application} onClose={form.close} />
        </DialogFeature>
      )}
      {isRevoking && record && (
        <DialogFeature onClose={() => setIsRevoking(false)}>
          <RevokeDialog serial={record.serial} onClose={() => setIsRevoking(false)} />
        </DialogFeature>
      )}
    </Box>
  );
}
