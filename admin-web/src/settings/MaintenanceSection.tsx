import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { ReasonDialog } from '../components/ReasonDialog';
import { Section } from '../components/Section';
import { CURRENT } from '../providers/records';
import type { MaintenanceDto } from '../api/generated';

/** Starts and ends maintenance mode, after a confirmation. */
export function MaintenanceSection({ maintenance }: { maintenance: MaintenanceDto }) {
  const translate = useTranslate();
  const text = (name: string) => translate(`settings.maintenance.${name}`);
  const notify = useNotify();
  const [update] = useUpdate('maintenance');
  const queryClient = useQueryClient();
  // Stores the kind of dialog, because another administrator may start or end maintenance while it is open.
  const [question, setQuestion] = useState<'start' | 'end'>();
  const [isSent, setSent] = useState(false);
  const close = () => setQuestion(undefined);
  const { on: isOn, message, since, by } = maintenance;

  const refresh = (...names: string[]) =>
    Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  const openDialog = () => {
    setSent(false);
    setQuestion(isOn ? 'end' : 'start');
    // Fetches again, because the page may be old.
    void refresh('settings');
  };

  const set = async (becomes: boolean, words: string) => {
    await update(
      'maintenance',
      {
        id: CURRENT,
        data: { on: becomes, message: words },
        previousData: { id: CURRENT, ...maintenance },
      },
      { returnPromise: true },
    );
    setSent(true);
    await refresh('settings', 'attention', 'maintenance');
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
          onClick={openDialog}
        >
          {text(isOn ? 'end' : 'start')}
        </Button>
      }
    >
      {isOn ? (
        <Alert severity="warning" role={undefined}>
          {[
            text('on'),
            since !== null && ` ${translate('settings.maintenance.since', { time: indiaDateTime(since) })}`,
            by !== null && `, ${translate('settings.maintenance.by', { name: by })}`,
            `. ${translate('settings.maintenance.message', { message })}`,
          ]
            .filter(Boolean)
            .join('')}
        </Alert>
      ) : (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          {text('off')}
        </Typography>
      )}
      {question === 'end' && (
        <ConfirmDialog
          title={text('end_title')}
          text={text('end_text')}
          confirm={text('end')}
          confirming={text('ending')}
          onConfirm={() => set(false, '')}
          onClose={close}
        />
      )}
      {question === 'start' && (
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
        >
          {isOn && !isSent && (
            <Alert severity="warning" sx={{ mt: 4 }}>
              {translate('settings.maintenance.already_on', {
                by: by ?? translate('resources.users.status.former_administrator'),
                message,
              })}
            </Alert>
          )}
        </ReasonDialog>
      )}
    </Section>
  );
}
