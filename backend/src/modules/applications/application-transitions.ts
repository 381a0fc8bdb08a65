import { ENDED_STATES, type ApplicationState } from '../../common/application-state.js';
import type { OpeningKind } from '../../common/opening.js';

/** From which side somebody looks at an application. */
export type ApplicationSide = 'applicant' | 'manager';

const BY_MANAGER: Partial<Record<ApplicationState, readonly ApplicationState[]>> = {
  applied: ['interview', 'offered', 'declined'],
  interview: ['offered', 'declined'],
  offered: ['declined'],
};
const BY_APPLICANT: Partial<Record<ApplicationState, readonly ApplicationState[]>> = {
  applied: ['withdrawn'],
  interview: ['withdrawn'],
  offered: ['accepted', 'withdrawn'],
  accepted: ['withdrawn'],
};

/** Whether nothing follows a state. */
export const isEndedState = (state: ApplicationState): boolean =>
  (ENDED_STATES as readonly ApplicationState[]).includes(state);

/** The states to which a side may take an application (student.md, section 5). The work of a role ends when its manager says so. */
export function nextStates(
  side: ApplicationSide,
  { state, kind, isEnded }: { state: ApplicationState; kind: OpeningKind; isEnded: boolean },
): readonly ApplicationState[] {
  if (isEnded) return [];
  if (side === 'applicant') return BY_APPLICANT[state] ?? [];
  if (state === 'accepted') return kind === 'role' ? ['completed'] : [];
  return BY_MANAGER[state] ?? [];
}

/**
 * Whether the manager may issue a record of the work: once it is accepted, and again when the applicant refused or removed one, because it may
 * have had a mistake. Only pages issue records.
 */
export const takesRecord = ({
  state,
  kind,
  recordSerial,
}: {
  state: ApplicationState;
  kind: OpeningKind;
  recordSerial: string | null;
}): boolean => kind !== 'role' && recordSerial === null && (state === 'accepted' || state === 'completed');
