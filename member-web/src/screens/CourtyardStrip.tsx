import { styled } from '@mui/material/styles';
import { useNow } from '../lib/state/clock';

const DAY_PARTS = ['night', 'dawn', 'noon', 'dusk'] as const;
type DayPart = (typeof DAY_PARTS)[number];

/** The light of the courtyard at the local time of day. */
export function dayPart(now: Date): DayPart {
  const hour = now.getHours();
  if (hour < 5 || hour >= 19) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 16 ? 'noon' : 'dusk';
}

/** The place of the sun or the moon in the drawing. */
const LIGHTS: Record<DayPart, { cx: number; cy: number; r: number }> = {
  night: { cx: 204, cy: 18, r: 9 },
  dawn: { cx: 247, cy: 52, r: 14 },
  noon: { cx: 150, cy: 13, r: 10 },
  dusk: { cx: 90, cy: 43, r: 14 },
};
const STARS = 'M96 22h.01M126 8h.01M160 26h.01M238 34h.01M250 12h.01M72 38h.01';
/** Two wings and the gate between them, with the openings of their arches cut out. */
const ARCADE =
  'M0 96V58h108V36h60v22h108v38h-9V84a12 12 0 0 0-24 0V96h-9V84a12 12 0 0 0-24 0V96h-9V84a12 12 0 0 0-24 0V96H158V72a20 20 0 0 0-40 0V96H99V84a12 12 0 0 0-24 0V96h-9V84a12 12 0 0 0-24 0V96h-9V84a12 12 0 0 0-24 0V96Z';

/** Fades towards the text beside it, and stands on the card below. */
const Strip = styled('svg')(({ theme: { vars } }) => {
  const { campus, background } = vars.palette;
  const onPaper = (colour: string, percent: number) =>
    `color-mix(in srgb, ${colour} ${percent}%, ${background.default})`;
  return {
    position: 'absolute',
    zIndex: -1,
    right: 16,
    bottom: -16,
    width: 236,
    height: 82,
    maskImage: 'linear-gradient(to right, transparent 30%, #000 65%)',
    '& .wall': { fill: onPaper(campus.brick.main, 50) },
    '& .inside': { fill: campus.brick.tint },
    '& .light': { fill: onPaper(campus.marigold.main, 80) },
    '& .trees': { fill: onPaper(campus.leaf.main, 55) },
    '& .stars': { stroke: campus.ink3, strokeWidth: 2.5, strokeLinecap: 'round' },
    '&[data-part="dawn"] .light': { fill: onPaper(campus.hibiscus.main, 50) },
    '&[data-part="dusk"] .light': { fill: onPaper(campus.brick.main, 80) },
    '&[data-part="night"] .light': { fill: onPaper(campus.ink3, 60) },
    '&[data-part="night"] .wall': { fill: onPaper(campus.indigo.main, 50) },
    '&[data-part="night"] .inside': { fill: onPaper(campus.marigold.main, 80) },
    '@media print': { display: 'none' },
  };
});

/** The courtyard behind the greeting of the day, in the light of the hour. It takes no room. */
export function CourtyardStrip() {
  const part = dayPart(useNow());
  return (
    <Strip viewBox="0 0 276 96" data-part={part} aria-hidden focusable={false}>
      {part === 'night' && <path className="stars" d={STARS} />}
      <circle className="light" {...LIGHTS[part]} />
      <path className="trees" d="M190 60a15 15 0 0 1 30 0zM84 60a11 11 0 0 1 22 0z" />
      <path className="inside" d="M0 70h276v26H0zM118 50h40v20h-40z" />
      <path className="wall" d={ARCADE} />
    </Strip>
  );
}
