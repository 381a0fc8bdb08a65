import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { ReasonDialog } from '../components/ReasonDialog';
import { Section } from '../components/Section';
import { CURRENT } from '../providers/records/current';
import type { Maintenance } from '../providers/records/settings';

interface MaintenanceSectionProps {
  maintenance: Maintenance;
  /** Called after it was started or ended, with a sentence that says so. */
  onChanged: (notice: string) => void;
}

/** Closes the service to members, and opens it again; asks before. */
export function MaintenanceSection({ maintenance, onChanged }: MaintenanceSectionProps) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { isOn, message, since, by } = maintenance;

  const set = async (becomes: boolean, text: string) => {
    await dataProvider.update('maintenance', {
      id: CURRENT,
      data: { isOn: becomes, message: text },
      previousData: { id: CURRENT, ...maintenance },
    });
    await Promise.all(
      ['settings', 'attention', 'maintenance'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    );
    close();
    onChanged(
      becomes
        ? 'Maintenance has started: members are signed out and kept out.'
        : 'Maintenance has ended: members can sign in again.',
    );
  };

  return (
    <Section
      title="Maintenance"
      action={
        <Button
          variant={isOn ? 'contained' : 'outlined'}
          color={isOn ? 'primary' : 'error'}
          onClick={() => setOpen(true)}
        >
          {isOn ? 'End maintenance' : 'Start maintenance'}
        </Button>
      }
    >
      {isOn ? (
        <Alert severity="warning" role={undefined}>
          Members are kept out{since !== null && ` since ${indiaDateTime(since)}`}
          {by !== null && `, by ${by}`}. They read: “{message}”
        </Alert>
      ) : (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          The service is open. While maintenance lasts, every call of a member is refused, everybody is signed
          out, and the member site shows your message. The console stays open.
        </Typography>
      )}
      {isOpen && isOn && (
        <ConfirmDialog
          title="End maintenance?"
          text="The service opens at once. Members have to sign in again."
          confirm="End maintenance"
          confirming="Ending..."
          onConfirm={() => set(false, '')}
          onClose={close}
        />
      )}
      {isOpen && !isOn && (
        <ReasonDialog
          topic="start maintenance"
          title="Start maintenance?"
          text="Every member is signed out at once and cannot come back until an administrator ends it. What they have written but not sent stays in their browsers."
          label="Message to members"
          hint="For example: We are moving to a larger server. Back at 18:00."
          missing="Please tell members what is going on"
          confirm="Start maintenance"
          confirming="Starting..."
          isDangerous
          onConfirm={(text) => set(true, text)}
          onClose={close}
        />
      )}
    </Section>
  );
}
