import Box from '@mui/material/Box';

/** Size of the chart. */
const WIDTH_PIXELS = 108;
const HEIGHT_PIXELS = 40;
const BAR_PIXELS = 10;

interface TinyChartProps {
  /** Values in order of time, the latest last. */
  points: number[];
  kind: 'line' | 'bars';
}

/** A sparkline with the latest value in marigold. Decorative, because the charts of Home have the same data as text. */
export function TinyChart({ points, kind }: TinyChartProps) {
  if (points.length < 2) return null;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH_PIXELS} ${HEIGHT_PIXELS}`}
      sx={(theme) => {
        const { teal, marigold } = theme.vars.palette.campus;
        return {
          display: { xs: 'none', lg: 'block' },
          position: 'absolute',
          right: 20,
          bottom: 20,
          width: WIDTH_PIXELS,
          height: HEIGHT_PIXELS,
          '& polyline': { fill: 'none', stroke: teal.main, strokeWidth: 2, strokeLinejoin: 'round' },
          '& polygon': { fill: teal.tint },
          '& rect': { fill: teal.tintStrong },
          '& rect:last-of-type, & circle': { fill: marigold.main },
        };
      }}
    >
      {kind === 'line' ? <Line points={points} /> : <Bars points={points} />}
    </Box>
  );
}

/** Scaled from the lowest to the highest value, so that small growth of a large total is visible. */
function Line({ points }: { points: number[] }) {
  const low = Math.min(...points);
  const rise = Math.max(...points) - low || 1;
  // Leaves space for the dot at the end and for the stroke width.
  const pointAt = (value: number, index: number): [number, number] => [
    (index / (points.length - 1)) * (WIDTH_PIXELS - 4),
    HEIGHT_PIXELS - 6 - ((value - low) / rise) * (HEIGHT_PIXELS - 12),
  ];
  const line = points.map((value, index) =>
    pointAt(value, index)
      .map((coordinate) => coordinate.toFixed(1))
      .join(','),
  );
  const [x, y] = pointAt(points.at(-1) ?? 0, points.length - 1);
  return (
    <>
      <polygon points={`0,${HEIGHT_PIXELS} ${line.join(' ')} ${x},${HEIGHT_PIXELS}`} />
      <polyline points={line.join(' ')} />
      <circle cx={x} cy={y} r={3.5} />
    </>
  );
}

function Bars({ points }: { points: number[] }) {
  const highest = Math.max(1, ...points);
  const step = BAR_PIXELS + 5;
  return points.map((value, index) => {
    // Days with zero still have a visible bar.
    const height = Math.max(2, (value / highest) * HEIGHT_PIXELS);
    return (
      <rect
        key={index}
        x={WIDTH_PIXELS - step * (points.length - index) + 5}
        y={HEIGHT_PIXELS - height}
        width={BAR_PIXELS}
        height={height}
        rx={Math.min(3, height / 2)}
      />
    );
  });
}
