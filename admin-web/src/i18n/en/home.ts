/** Messages of the dashboard. */
export const homeMessages = {
  title: 'Home',
  newest: { title: 'Newest members', all: 'All users' },
  attention: {
    title: 'Needs attention',
    failed: 'Failed to fetch what needs attention',
    nothing: 'Nothing needs you',
    maintenance: { label: 'Maintenance', value: 'On: members are kept out' },
    failing_jobs: { label: 'Failing jobs', value: '%{names}' },
    late_review: { label: 'Review', value: 'Late: %{late} of %{all} that wait' },
    review: { label: 'Review', value: 'Waiting for a decision: %{count}' },
    suspended: { label: 'Suspended', value: '%{today} today, %{all} in all' },
    failed_sign_ins: { label: 'Failed sign-ins', value: '%{count} in the last 24 hours' },
    refused_sign_ins: {
      label: 'Refused sign-ins',
      value: '%{count} by suspended members in the last 24 hours',
    },
  },
  activity: {
    title: 'Activity',
    about: 'By the calendar in India. What was deleted since is not counted.',
    failed: 'Failed to fetch the activity',
    show_table: 'Show as a table',
    hide_table: 'Hide the table',
    table: 'Activity as a table',
    day: 'Day',
    measures: { signUps: 'Sign-ups', posts: 'Posts', comments: 'Comments', likes: 'Likes' },
    none: '%{label}: none in this range',
    sentence: '%{label}: %{total} in all, most on %{days} with %{most}',
    span: '%{from} to %{to}',
    cut: 'Cut off. %{bars}',
  },
} as const;
