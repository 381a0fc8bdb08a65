import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ReasonDialog } from '../../components/ReasonDialog';
import type { AdminUserDetailsDto, MemberAgeDto } from '../../api/generated';
import type { ConsoleDataProvider } from '../../providers/dataProvider';

/** What a member says of their age, and the consent of a parent or guardian; for administrators alone. */
export function AgeSection({ user, age }: { user: AdminUserDetailsDto; age: MemberAgeDto }) {
  const translate = useTranslate();
  const { band, consent } = age;
  const isMinor = band === 'minor';
  const at = consent && (consent.state === 'asked' ? consent.askedAt : consent.answeredAt);
  return (
    <>
      <Typography>{translate(`resources.users.age.bands.${band ?? 'unsaid'}`)}</Typography>
      {isMinor && (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          {translate(`resources.users.age.consent.${consent?.state ?? 'none'}`)}
          {consent?.state === 'agreed' &&
            consent.method !== null &&
            ` ${translate(`resources.users.age.methods.${consent.method}`)}`}
          {typeof at === 'string' && ` · ${indiaDateTime(at)}`}
        </Typography>
      )}
      {isMinor && consent?.method !== 'document' && <RecordConsent user={user} />}
    </>
  );
}

/** Records that a parent or guardian agreed in a document, after a confirmation. */
function RecordConsent({ user }: { user: AdminUserDetailsDto }) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const text = (name: string) => translate(`resources.users.age.${name}`, { name: user.name });
  const close = () => setOpen(false);
  const record = async (reason: string) => {
    await provider.recordConsent({ id: user.id, reason });
    await queryClient.invalidateQueries({ queryKey: ['userDetails'] });
    close();
    notify('resources.users.age.done', { type: 'success', messageArgs: { name: user.name } });
  };
  return (
    <>
      <Button variant="outlined" size="small" sx={{ mt: 4 }} onClick={() => setOpen(true)}>
        {text('record')}
      </Button>
      {isOpen && (
        <ReasonDialog
          topic={`consent ${user.id}`}
          title={text('title_question')}
          text={text('text_question')}
          hint={text('hint')}
          missing={translate('dialog.reason_missing')}
          confirm={text('record')}
          confirming={text('busy')}
          onConfirm={record}
          onClose={close}
        />
      )}
    </>
  );
}
