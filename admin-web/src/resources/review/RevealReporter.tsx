import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { MemberCardDto } from '../../api/generated';
import { Person } from '../../components/content/Person';
import { ReasonDialog } from '../../components/ReasonDialog';
import type { ConsoleDataProvider } from '../../providers/dataProvider';

/** Says who wrote a report, once an administrator has given a reason, which is recorded. The name goes when the case is left. */
export function RevealReporter({ reportId, number }: { reportId: string; number: number }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const [reporter, setReporter] = useState<MemberCardDto>();
  const text = (name: string) => translate(`review.reveal.${name}`, { number: String(number) });
  const reveal = async (reason: string) => {
    setReporter(await provider.revealReporter({ reportId, reason }));
    setOpen(false);
  };
  if (reporter)
    return (
      <Box role="status" sx={{ mt: 2 }}>
        <Person person={reporter}>{text('recorded')}</Person>
      </Box>
    );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1, ml: -3.5 }}>
        {text('open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          topic={`reveal ${reportId}`}
          title={text('title')}
          text={text('text')}
          hint={text('hint')}
          missing={translate('dialog.reason_missing')}
          confirm={text('confirm')}
          confirming={text('busy')}
          isDangerous
          onConfirm={reveal}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
