import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { ReasonDialog } from '../components/ReasonDialog';
import { Section } from '../components/Section';
import { CURRENT } from '../providers/records/current';
import type { Maintenance } from '../providers/records/settings';

/** Starts and ends maintenance mode, after a confirmation. */
export function MaintenanceSection({ maintenance }: { maintenance: Maintenance }) {
  const translate = useTranslate();
  const text = (name: string) => translate(`settings.maintenance.${name}`);
  const notify = useNotify();
  const [update] = useUpdate('maintenance');
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { isOn, message, since, by } = maintenance;

  const set = async (becomes: boolean, words: string) => {
    await update(
      'maintenance',
      {
        id: CURRENT,
        data: { isOn: becomes, message: words },
        previousData: { id: CURRENT, ...maintenance },
      },
      { returnPromise: true },
    );
    await Promise.all(
      ['settings', 'attention', 'maintenance'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    );
    close();
    notify(`settings.maintenance.${becomes ? 'started' : 'ended'}`, { type: 'success' });
  };

  return (
    <Section
      title={text('title')}
      action={
        <Button
          variant={isOn ? 'contained' : 'outlined'}
          color={isOn ? 'primary' : 'error'}
          onClick={() => setOpen(true)}
        >
          {text(isOn ? 'end' : 'start')}
        </Button>
      }
    >
      {isOn ? (
        <Alert severity="warning" role={undefined}>
          {text('on')}
          {since !== null && ` ${translate('settings.maintenance.since', { time: indiaDateTime(since) })}`}
          {by !== null && `, ${translate('settings.maintenance.by', { name: by })}`}.{' '}
          {translate('settings.maintenance.message', { message })}
        </Alert>
      ) : (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          {text('off')}
        </Typography>
      )}
      {isOpen && isOn && (
        <ConfirmDialog
          title={text('end_title')}
          text={text('end_text')}
          confirm={text('end')}
          confirming={text('ending')}
          onConfirm={() => set(false, '')}
          onClose={close}
        />
      )}
      {isOpen && !isOn && (
        <ReasonDialog
          topic="start maintenance"
          title={text('start_title')}
          text={text('start_text')}
          label={text('message_label')}
          hint={text('message_hint')}
          missing={text('message_missing')}
          confirm={text('start')}
          confirming={text('starting')}
          isDangerous
          onConfirm={(words) => set(true, words)}
          onClose={close}
        />
      )}
    </Section>
  );
}
