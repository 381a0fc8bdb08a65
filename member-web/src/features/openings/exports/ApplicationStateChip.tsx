import { Chip } from '../../../components/Chip';
import { applicationStates } from '../../../texts/applicationStates';
import type { ApplicationState } from './applicationsApi';

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
  return <Chip hue={HUES[state]}>{applicationStates[state]}</Chip>;
}
