import { shortDay } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { fullDate } from '../lib/days';
import { axisTop, type Bar } from './series';

/** Height of the bars' room, px. */
const HEIGHT = 112;
/** Share of its place that a bar fills. */
const FILL = 0.68;

interface BarChartProps {
  /** What is counted: Sign-ups. */
  label: string;
  bars: Bar[];
}

/** Bars over time, the latest in marigold. Read as one sentence; the figures stand in the table beside the charts. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ count }) => count));
  const top = axisTop(highest);
  return (
    <Box role="img" aria-label={sentence(label, bars)} sx={{ display: 'flex', gap: 2 }}>
      <Box aria-hidden sx={{ ...axisLook, flexDirection: 'column', height: HEIGHT, textAlign: 'right' }}>
        {[top, top / 2, 0].map((mark) => (
          <span key={mark}>{Number.isInteger(mark) ? formatCount(mark) : ''}</span>
        ))}
      </Box>
      <Box aria-hidden sx={{ flex: 1, minWidth: 0, pt: '9px' }}>
        <Box
          sx={(theme) => ({
            display: 'flex',
            height: HEIGHT - 18,
            backgroundImage: `linear-gradient(${theme.vars.palette.campus.hairline} 1px, transparent 1px)`,
            backgroundSize: `100% ${(HEIGHT - 18) / 2}px`,
            borderBottom: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
            // The whole place of a bar tells what it counts, because an empty day has no bar to point at.
            '& > div': { flex: 1, minWidth: 0, height: '100%', display: 'flex', alignItems: 'flex-end' },
            '& span': {
              width: `${FILL * 100}%`,
              mx: 'auto',
              borderRadius: '5px 5px 0 0',
              bgcolor: 'campus.teal.main',
            },
            '& > div:last-of-type > span': { bgcolor: 'campus.marigold.main' },
          })}
        >
          {bars.map(({ from, to, count }) => (
            <div key={from} title={`${span(from, to)}: ${formatCount(count)}`}>
              <span style={{ height: `${(count / top) * 100}%` }} />
            </div>
          ))}
        </Box>
        <Box sx={{ ...axisLook, mt: 1 }}>
          {ends(bars).map((day, end) => (
            <span key={end}>{day}</span>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const axisLook = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'caption',
  color: 'campus.ink3',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

function sentence(label: string, bars: Bar[]): string {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const most = bars.reduce<Bar | undefined>(
    (best, bar) => (best && best.count >= bar.count ? best : bar),
    undefined,
  );
  if (total === 0 || !most) return `${label}: none in this range`;
  return `${label}: ${formatCount(total)} in all, most on ${span(most.from, most.to)} with ${formatCount(most.count)}`;
}

/** The first and the last day, with their years where these differ. */
function ends(bars: Bar[]): string[] {
  const [first, last] = [bars[0]?.from ?? '', bars.at(-1)?.to ?? ''];
  const inOneYear = first.slice(0, 4) === last.slice(0, 4);
  return [first, last].map((day) => (inOneYear ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`));
}

function span(from: string, to: string): string {
  return from === to ? fullDate(from) : `${fullDate(from)} to ${fullDate(to)}`;
}
