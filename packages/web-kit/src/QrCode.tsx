import { generate } from 'lean-qr';

/** Light squares around the code, which scanners need (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4;
/** Smallest width of a square, CSS pixels: 0.6 mm on paper, which phones read at arm's length. */
const MIN_SQUARE_PIXELS = 2.25;

interface QrCodeProps {
  text: string;
  /** Its accessible name: what it is for. */
  label: string;
  /** Its width, as CSS says it: less where there is no room, more for a text so long that its squares would be too small. */
  width?: string;
}

/** A QR code, dark on light in every colour scheme, because many scanners read no other. */
export function QrCode({ text, label, width = '14rem' }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * QUIET_ZONE;
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares.push(`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`);
    }
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{
        display: 'block',
        width: `min(100%, max(${width}, ${side * MIN_SQUARE_PIXELS}px))`,
        borderRadius: 8,
        forcedColorAdjust: 'none',
      }}
    >
      <path fill="white" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="black" d={squares.join('')} />
    </svg>
  );
}
