import { Chip } from '../../components/Chip';
import { applicationTexts as texts } from '../../texts/applications';
import type { ApplicationState } from './applicationFacts';

const HUES = {
  applied: 'indigo',
  interview: 'marigold',
  offered: 'marigold',
  accepted: 'leaf',
  declined: 'indigo',
  withdrawn: 'indigo',
  completed: 'leaf',
  unanswered: 'indigo',
} as const satisfies Record<ApplicationState, string>;

/** How far an application has come, in words and in a colour. */
export function ApplicationStateChip({ state }: { state: ApplicationState }) {
  return <Chip hue={HUES[state]}>{texts.states[state]}</Chip>;
}
