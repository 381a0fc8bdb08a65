import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditAccountDayDto, AuditEventDto } from '../../api/generated';
import { FailureAlert } from '../../components/FailureAlert';
import { Fold } from '../../components/Fold';
import { useCounted } from '../../i18n/i18nProvider';
import { longDay } from '../../lib/days';
import { AuditEvent } from './AuditEvent';

/** The API counts one more to say that there are more. */
const MAX_COUNTED = 1000;

/** What accounts did on a day, in one line that opens. */
export function AccountDay({ date, entries, signIns, refused }: AuditAccountDayDto) {
  const translate = useTranslate();
  const counted = useCounted();
  const day = longDay(date);
  const isMany = entries > MAX_COUNTED;
  const others = entries - signIns - refused;
  const title = isMany
    ? translate('resources.audit.day.many', { count: formatCount(MAX_COUNTED), day })
    : signIns > 0
      ? translate('resources.audit.day.sign_ins', { smart_count: signIns, count: formatCount(signIns), day })
      : translate('resources.audit.day.accounts', { day });
  const more = [
    ...(refused > 0 ? [counted('resources.audit.day.refused', refused)] : []),
    ...(others > 0 ? [counted('resources.audit.day.others', others)] : []),
  ];
  return (
    <Fold isInList title={title} summary={isMany ? '' : more.join(' · ')}>
      <DayEntries date={date} name={title} />
    </Fold>
  );
}

/** The latest entries of a day, and a link to all of them. */
function DayEntries({ date, name }: { date: string; name: string }) {
  const translate = useTranslate();
  const {
    data,
    total = 0,
    error,
    refetch,
    isFetching,
  } = useGetList<AuditEventDto>('audit', {
    pagination: { page: 1, perPage: PAGE_SIZE },
    filter: { kind: 'accounts', from: date, to: date },
  });
  if (error && !isFetching) {
    return (
      <FailureAlert onTryAgain={() => void refetch()}>{translate('resources.audit.day.failed')}</FailureAlert>
    );
  }
  if (!data)
    return (
      <Box role="status" sx={{ typography: 'body2', color: 'campus.ink2' }}>
        {translate('resources.audit.day.loading')}
      </Box>
    );
  return (
    <>
      <PlainList aria-label={name} sx={{ mx: { xs: -4, md: -5 }, bgcolor: 'campus.sunken' }}>
        {data.map((event) => (
          <Box
            key={event.id}
            component="li"
            sx={{ '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' } }}
          >
            <AuditEvent {...event} />
          </Box>
        ))}
      </PlainList>
      {total > data.length && (
        <Button
          component={RouterLink}
          to={`/audit?action=accounts&from=${date}&to=${date}`}
          size="small"
          sx={{ mt: 2, mx: -3 }}
        >
          {translate('resources.audit.day.all')}
        </Button>
      )}
    </>
  );
}
