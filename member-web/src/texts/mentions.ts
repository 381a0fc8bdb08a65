/** Suggestions while a member is typed after an `@`. */
export const mentionTexts = {
  members: 'Members to mention',
  found: (count: number) => (count === 1 ? '1 member found' : `${count} members found`),
};
