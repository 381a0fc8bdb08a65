import { useState } from 'react';
import { generatedApi, type PageDto, type ProfileDto } from '../../api/generated';
import { hasGaps } from '../profile/exports/profileGaps';

/** The steps, in their order. */
const STEPS = ['doors', 'study', 'hello'] as const;
type Step = (typeof STEPS)[number];

/** How far a member has come in this tab. It outlives a look at another screen. */
interface Progress {
  memberId: string;
  step?: Step;
  /** The pages that the first step shows, which keep their places when they are followed. */
  doors?: readonly PageDto[];
  followed: readonly string[];
  /** Whether the profile lacked something when the card appeared. */
  asksStudy: boolean;
}

let kept: Progress | undefined;

/** The steps of the welcome. One that has nothing to ask is left out. */
export function useWelcomeSteps(profile: ProfileDto) {
  const { data, isError } = generatedApi.usePagesGetSuggestionsQuery({ emptyDto: {} });
  const [progress, setProgress] = useState<Progress>(() =>
    kept?.memberId === profile.User.id
      ? kept
      : { memberId: profile.User.id, followed: [], asksStudy: hasGaps(profile) },
  );
  const [hasMoved, setHasMoved] = useState(false);
  const change = (changes: Partial<Progress>) =>
    setProgress((before) => (kept = { ...before, doors: before.doors ?? doors, ...changes }));

  const doors = progress.doors ?? (isError ? [] : data?.data.pages);
  const steps = STEPS.filter((step) =>
    step === 'doors' ? doors?.length !== 0 : step === 'hello' || progress.asksStudy,
  );
  const at = Math.max(
    0,
    steps.findIndex((step) => step === progress.step),
  );
  return {
    step: steps[at] ?? 'hello',
    /** The number of the step, from 1, and how many there are. */
    place: [at + 1, steps.length] as const,
    /** Whether a step was left, so that the next one's heading takes the focus. */
    hasMoved,
    /** The pages to follow; undefined until they have arrived. */
    doors,
    isFollowed: (id: string) => progress.followed.includes(id),
    setFollowed: (id: string, isFollowed: boolean) =>
      setProgress(
        (before) =>
          (kept = {
            ...before,
            doors: before.doors ?? doors,
            followed: [...before.followed.filter((other) => other !== id), ...(isFollowed ? [id] : [])],
          }),
      ),
    next: () => {
      change({ step: steps[at + 1] ?? 'hello' });
      setHasMoved(true);
    },
  };
}

export type WelcomeSteps = ReturnType<typeof useWelcomeSteps>;
