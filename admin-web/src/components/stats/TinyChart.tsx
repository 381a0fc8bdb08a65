import Box from '@mui/material/Box';

/** Size of the drawing, px. */
const WIDTH = 108;
const HEIGHT = 40;
const BAR = 10;

interface TinyChartProps {
  /** The latest last. */
  points: number[];
  kind: 'line' | 'bars';
}

/** How a figure came about, the latest value alone in marigold. Decoration: Home's charts say the same in words. */
export function TinyChart({ points, kind }: TinyChartProps) {
  if (points.length < 2) return null;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={(theme) => {
        const { teal, marigold } = theme.vars.palette.campus;
        return {
          display: { xs: 'none', lg: 'block' },
          position: 'absolute',
          right: 20,
          bottom: 20,
          width: WIDTH,
          height: HEIGHT,
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

/** From the lowest to the highest value: of a total that grows by a few, the growth is what there is to see. */
function Line({ points }: { points: number[] }) {
  const low = Math.min(...points);
  const rise = Math.max(...points) - low || 1;
  // Room for the dot at the end and the stroke above.
  const place = (value: number, index: number): [number, number] => [
    (index / (points.length - 1)) * (WIDTH - 4),
    HEIGHT - 6 - ((value - low) / rise) * (HEIGHT - 12),
  ];
  const line = points.map((value, index) =>
    place(value, index)
      .map((at) => at.toFixed(1))
      .join(','),
  );
  const [x, y] = place(points.at(-1) ?? 0, points.length - 1);
  return (
    <>
      <polygon points={`0,${HEIGHT} ${line.join(' ')} ${x},${HEIGHT}`} />
      <polyline points={line.join(' ')} />
      <circle cx={x} cy={y} r={3.5} />
    </>
  );
}

function Bars({ points }: { points: number[] }) {
  const highest = Math.max(1, ...points);
  const step = BAR + 5;
  return points.map((value, index) => {
    // A day without anybody still is a day.
    const height = Math.max(2, (value / highest) * HEIGHT);
    return (
      <rect
        key={index}
        x={WIDTH - step * (points.length - index) + 5}
        y={HEIGHT - height}
        width={BAR}
        height={height}
        rx={Math.min(3, height / 2)}
      />
    );
  });
}
