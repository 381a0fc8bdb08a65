import { Chip } from '../../components/Chip';
import { openingTexts as texts } from '../../texts/openings';
import type { OpeningDto } from './generated';

const HUES = { review: 'marigold', open: 'leaf', declined: 'indigo', closed: 'indigo' } as const;

/** How far an opening has come, in words and in a colour. */
export function StateChip({ state }: { state: OpeningDto['state'] }) {
  return <Chip hue={HUES[state]}>{texts.states[state]}</Chip>;
}
