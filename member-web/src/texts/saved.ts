/** Saved posts. */
export const savedTexts = {
  lead: 'Only you see what you save.',
  save: 'Save',
  saved: 'Saved',
  done: (isSaved: boolean) => (isSaved ? 'Saved to your saved posts' : 'Removed from your saved posts'),
  failed: (isSaving: boolean) =>
    isSaving ? 'Failed to save the post' : 'Failed to remove the post from your saved ones',
  gone: 'This post is not there any more',
  listFailed: 'Failed to fetch saved posts',
  empty: 'Nothing saved yet',
  emptyText: 'Choose “Save” in the menu of a post, and you find it here.',
  toFeed: 'Go to the feed',
};
