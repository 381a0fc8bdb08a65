/** What every member should know, in the words of the place. */
export const communityNotes = {
  title: 'How this courtyard works',
  items: [
    { key: 'newest', title: 'Newest first', text: 'No ranking. What you see is what was posted last.' },
    { key: 'contact', title: 'Names, not numbers', text: 'Other members never see your email or phone.' },
    { key: 'kind', title: 'Argue kindly', text: 'Disagree with the idea. The person sits two rows away.' },
  ],
} as const;

export const careerNote = {
  title: 'Not sure what suits you?',
  text: 'The career walk asks a few questions and shows where your answers point.',
  action: 'Find your career',
};
