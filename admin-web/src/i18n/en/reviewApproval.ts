/** What stands beside an internship that asks to be approved. */
export const approvalMessages = {
  approval: {
    asks: 'Asks to be approved',
    content: 'As it was sent',
    checklist: {
      title: 'Approve it only if',
      person: 'it names the person who guides the work',
      fee: 'it asks no fee, under any name',
      trial: 'it is no trial work: nobody works first to be chosen later',
    },
    page: 'The page it comes from',
    page_since: 'Since %{day}, %{age}',
    days: '%{count} day |||| %{count} days',
    no_page: 'It is not there any more.',
    changes: 'Changed since it was approved',
    approved: 'Approved %{time}',
    gone: 'Taken out',
    added: 'New',
    unchanged: 'Nothing but its last day or its places.',
    refusals: 'Declined before',
    no_refusals: 'None of this member.',
  },
};
