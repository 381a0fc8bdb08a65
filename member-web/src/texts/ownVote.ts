/** Stands after the option of a poll that the viewer votes for, also while the code of polls loads. */
export const ownVote = 'Your vote';
