import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCounted } from '../i18n/i18nProvider';
import type { JobDto } from '../api/generated';

/** The recurring jobs with interval, last run and last error. */
export function JobList({ jobs }: { jobs: JobDto[] }) {
  const translate = useTranslate();
  const descriptionOf = useJobDescription();
  if (jobs.length === 0)
    return <Box sx={{ typography: 'body2', color: 'campus.ink2' }}>{translate('settings.jobs.none')}</Box>;
  return (
    <PlainList
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        gap: 3,
      }}
    >
      {jobs.map((job) => (
        // The message of a failure is long: it gets the whole row.
        <Box
          component="li"
          key={job.name}
          sx={{ gridColumn: job.error === null ? undefined : '1 / -1', maxWidth: 720 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography
              variant="subtitle2"
              component="span"
              sx={{
                display: 'inline-block',
                overflowWrap: 'anywhere',
                '&::first-letter': { textTransform: 'uppercase' },
              }}
            >
              {job.name}
            </Typography>
            {job.error !== null && (
              <Chip
                label={translate('settings.jobs.failing')}
                size="small"
                component="span"
                sx={{ height: 20, color: 'campus.danger.text', bgcolor: 'campus.danger.tint' }}
              />
            )}
          </Box>
          <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
            {descriptionOf(job)}
          </Typography>
          {job.error !== null && (
            <Typography variant="body2" sx={{ mt: 1, color: 'campus.danger.text', overflowWrap: 'anywhere' }}>
              {job.error}
            </Typography>
          )}
        </Box>
      ))}
    </PlainList>
  );
}

/** Describes a job: its interval, its last run, and its last success if it is failing. */
function useJobDescription() {
  const translate = useTranslate();
  const interval = useInterval();
  return ({ every, startedAt, succeededAt, error }: JobDto): string => {
    const lastRun =
      startedAt === null
        ? translate('settings.jobs.never_run')
        : translate('settings.jobs.run', { time: indiaDateTime(startedAt) });
    const lastSuccess =
      succeededAt === null
        ? translate('settings.jobs.never_succeeded')
        : translate('settings.jobs.succeeded', { time: indiaDateTime(succeededAt) });
    const parts = [translate('settings.jobs.every', { interval: interval(every) }), lastRun];
    return [...parts, ...(error === null ? [] : [lastSuccess])].join(' · ');
  };
}

const units = [
  { seconds: 86_400, name: 'days' },
  { seconds: 3_600, name: 'hours' },
  { seconds: 60, name: 'minutes' },
  { seconds: 1, name: 'seconds' },
] as const;

/** "hour", "30 seconds": an interval in seconds, in the largest unit that fits evenly. */
function useInterval() {
  const counted = useCounted();
  return (seconds: number): string => {
    const { seconds: length, name } = units.find((unit) => seconds % unit.seconds === 0) ?? units[3];
    return counted(`settings.jobs.${name}`, seconds / length);
  };
}
