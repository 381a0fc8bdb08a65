import { shortDay } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fullDate } from '../lib/days';
import { axisOf, type Bar } from './series';

/** Height of the chart. */
const HEIGHT_PIXELS = 112;
/** Width of a bar as a share of its column. */
const FILL = 0.68;

interface BarChartProps {
  /** Name of the counted value: Sign-ups. */
  label: string;
  bars: Bar[];
}

/** A bar chart over time, the latest bar in marigold. Screen readers get a summary; the table has all values. */
export function BarChart({ label, bars }: BarChartProps) {
  const { span, sentence } = useChartTexts();
  const translate = useTranslate();
  const { top, cut } = axisOf(bars);
  return (
    <>
      <Box role="img" aria-label={sentence(label, bars)} sx={{ display: 'flex', gap: 2 }}>
        <Box
          aria-hidden
          sx={{ ...axisStyle, flexDirection: 'column', height: HEIGHT_PIXELS, textAlign: 'right' }}
        >
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{Number.isInteger(mark) ? formatCount(mark) : ''}</span>
          ))}
        </Box>
        <Box aria-hidden sx={{ flex: 1, minWidth: 0, pt: '9px' }}>
          <Box
            sx={(theme) => ({
              display: 'flex',
              height: HEIGHT_PIXELS - 18,
              backgroundImage: `linear-gradient(${theme.vars.palette.campus.hairline} 1px, transparent 1px)`,
              backgroundSize: `100% ${(HEIGHT_PIXELS - 18) / 2}px`,
              borderBottom: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
              // The tooltip is on the whole column, because a day with zero has no bar.
              '& > div': { flex: 1, minWidth: 0, height: '100%', display: 'flex', alignItems: 'flex-end' },
              '& span': {
                width: `${FILL * 100}%`,
                mx: 'auto',
                borderRadius: '5px 5px 0 0',
                bgcolor: 'campus.teal.main',
              },
              // A gap, as bars have that are taller than the axis.
              '& span[data-cut]': {
                maskImage: `linear-gradient(170deg, #000 10px, transparent 10px 14px, #000 14px)`,
              },
              '& > div:last-of-type > span': { bgcolor: 'campus.marigold.main' },
            })}
          >
            {bars.map((bar) => (
              <div key={bar.from} title={`${span(bar)}: ${formatCount(bar.count)}`}>
                <span
                  data-cut={bar.count > top || undefined}
                  style={{ height: `${(Math.min(bar.count, top) / top) * 100}%` }}
                />
              </div>
            ))}
          </Box>
          <Box sx={{ ...axisStyle, mt: 1 }}>
            {axisLabels(bars).map((day, end) => (
              <span key={end}>{day}</span>
            ))}
          </Box>
        </Box>
      </Box>
      {cut.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'campus.ink2' }}>
          {translate('home.activity.cut', {
            bars: cut.map((bar) => `${span(bar)}: ${formatCount(bar.count)}`).join(' · '),
          })}
        </Typography>
      )}
    </>
  );
}

const axisStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'caption',
  color: 'campus.ink3',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** Functions for a chart's summary and for the days of a bar. */
function useChartTexts() {
  const translate = useTranslate();
  const span = ({ from, to }: Bar): string =>
    from === to
      ? fullDate(from)
      : translate('home.activity.span', { from: fullDate(from), to: fullDate(to) });
  const sentence = (label: string, bars: Bar[]): string => {
    const total = bars.reduce((sum, { count }) => sum + count, 0);
    const most = bars.reduce<Bar | undefined>(
      (best, bar) => (best && best.count >= bar.count ? best : bar),
      undefined,
    );
    if (total === 0 || !most) return translate('home.activity.none', { label });
    return translate('home.activity.sentence', {
      label,
      total: formatCount(total),
      days: span(most),
      most: formatCount(most.count),
    });
  };
  return { span, sentence };
}

/** The first and the last day, with years if these differ. */
function axisLabels(bars: Bar[]): string[] {
  const [first, last] = [bars[0]?.from ?? '', bars.at(-1)?.to ?? ''];
  const inOneYear = first.slice(0, 4) === last.slice(0, 4);
  return [first, last].map((day) => (inOneYear ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`));
}
