/** Messages about grievances. */
export const grievancesMessages = {
  resource: {
    name: 'Grievances',
    list: { loading: 'Loading the grievances', failed: 'Failed to fetch the grievances' },
  },
  grievances: {
    title: 'Grievances',
    about:
      'Anybody can send one, also who is suspended. The sender reads your answer with a reference and a key.',
    lists: 'Which grievances',
    open: 'Waiting',
    answered: 'Answered',
    none_open: 'No grievance waits',
    none_open_text: 'New ones appear here, the most urgent first.',
    none_answered: 'None is answered yet',
    none_answered_text: 'An answered one is deleted when GRIEVANCE_KEEP_DAYS are over.',
    unnamed:
      'The page for grievances names nobody. The law may require a grievance officer: set GRIEVANCE_OFFICER and GRIEVANCE_EMAIL.',
    due: 'Due %{time}',
    late: 'Late since %{time}',
    by: 'Answered on %{time} by %{name}',
    by_nobody: 'Answered on %{time}',
    sent: 'Sent on %{time}',
    their_answer: 'The answer',
    answer: 'Answer',
    answer_one: 'Answer grievance %{reference}',
    answer_title: 'Answer grievance %{reference}',
    answer_text: 'It cannot be changed. A mail tells the sender that there is an answer, and nothing of it.',
    field: 'Your answer',
    missing: 'Please write the answer',
    answering: 'Sending...',
    send: 'Send answer',
  },
} as const;
