import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import { formatCounted, inNumber } from '@campus-commons/web-kit/digits.ts';
import { PlainList } from '@campus-commons/web-kit/PlainList.tsx';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { SettingsRecord } from '../providers/records/settings';

type Job = SettingsRecord['jobs'][number];

/** How often each job runs, when it did, and what went wrong. */
export function JobList({ jobs }: { jobs: Job[] }) {
  if (jobs.length === 0)
    return <Box sx={{ typography: 'body2', color: 'campus.ink2' }}>None is known yet.</Box>;
  return (
    <PlainList
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        gap: 3,
      }}
    >
      {jobs.map((job) => (
        <li key={job.name}>
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
                label="Failing"
                size="small"
                component="span"
                sx={{ height: 20, color: 'campus.danger.text', bgcolor: 'campus.danger.tint' }}
              />
            )}
          </Box>
          <Typography variant="caption" component="div" sx={{ color: 'campus.ink2' }}>
            {story(job)}
          </Typography>
          {job.error !== null && (
            <Typography variant="body2" sx={{ mt: 1, color: 'campus.danger.text', overflowWrap: 'anywhere' }}>
              {job.error}
            </Typography>
          )}
        </li>
      ))}
    </PlainList>
  );
}

function story({ every, startedAt, succeededAt, error }: Job): string {
  const parts = [`Every ${interval(every)}`];
  parts.push(startedAt === null ? 'not run yet' : `last run ${indiaDateTime(startedAt)}`);
  if (error !== null)
    parts.push(succeededAt === null ? 'never succeeded' : `last success ${indiaDateTime(succeededAt)}`);
  return parts.join(' · ');
}

const units = [
  { seconds: 86_400, name: 'day', names: 'days' },
  { seconds: 3_600, name: 'hour', names: 'hours' },
  { seconds: 60, name: 'minute', names: 'minutes' },
  { seconds: 1, name: 'second', names: 'seconds' },
];

/** "hour", "30 seconds": in the largest unit that fits evenly. */
function interval(seconds: number): string {
  const unit = units.find((one) => seconds % one.seconds === 0);
  if (!unit) return formatCounted(seconds, 'second', 'seconds');
  const count = seconds / unit.seconds;
  return inNumber(count, unit.name, formatCounted(count, unit.name, unit.names));
}
