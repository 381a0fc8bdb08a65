import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { fullDate, shortDate } from '../lib/days';
import { axisTop, type Bar } from './series';

/** Height of the bars' room, px. */
const HEIGHT = 120;
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
          component="svg"
          // One unit of width per bar, stretched to whatever width there is.
          viewBox={`0 0 ${bars.length} ${top}`}
          preserveAspectRatio="none"
          sx={(theme) => ({
            display: 'block',
            width: '100%',
            height: HEIGHT - 18,
            overflow: 'visible',
            backgroundImage: `linear-gradient(${theme.vars.palette.campus.hairline} 1px, transparent 1px)`,
            backgroundSize: `100% ${(HEIGHT - 18) / 2}px`,
            borderBottom: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
            '& rect': { fill: theme.vars.palette.campus.teal.main },
            '& rect:last-of-type': { fill: theme.vars.palette.campus.marigold.main },
          })}
        >
          {bars.map(({ from, to, count }, index) => (
            <rect key={from} x={index + (1 - FILL) / 2} width={FILL} y={top - count} height={count}>
              <title>{`${span(from, to)}: ${formatCount(count)}`}</title>
            </rect>
          ))}
        </Box>
        <Box sx={{ ...axisLook, mt: 1 }}>
          <span>{shortDate(bars[0]?.from ?? '')}</span>
          <span>{shortDate(bars.at(-1)?.to ?? '')}</span>
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

function span(from: string, to: string): string {
  return from === to ? fullDate(from) : `${fullDate(from)} to ${fullDate(to)}`;
}
