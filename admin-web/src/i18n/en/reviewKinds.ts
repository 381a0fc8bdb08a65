/** What can be reported, or asks to be approved, in the words of the review queue. */
export const kindMessages = {
  title: {
    post: 'Post of %{name}',
    comment: 'Comment of %{name}',
    page: 'Page of %{name}',
    project: 'Project of %{name}',
    opening: 'Opening of %{name}',
    application: 'Messages of %{name} in an application',
    member: 'Profile of %{name}',
  },
  kinds: {
    post: 'Post',
    comment: 'Comment',
    page: 'Page',
    project: 'Project',
    opening: 'Opening',
    application: 'Application',
    member: 'Profile',
  },
  a_kind: {
    post: 'a post',
    comment: 'a comment',
    page: 'a page',
    project: 'a project',
    opening: 'an opening',
    application: 'what they wrote in an application',
    member: 'the profile',
  },
};
