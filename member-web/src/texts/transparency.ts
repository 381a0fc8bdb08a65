import { reportTexts } from './reports';

const { reasons } = reportTexts;

/** The page with the numbers of each month. Names of the API that are not here are shown as they are. */
export const transparencyTexts = {
  title: 'Transparency',
  heading: 'What was reported, and what we did',
  intro:
    'Every month we count what members reported, what was decided, and what came of second looks and grievances. Nobody is named.',
  description: 'How many reports, decisions, appeals and grievances there were on this site, month by month.',
  month: 'Month',
  fewer: 'fewer than 5',
  fewerWhy:
    'A number from 1 to 4 is not shown, and neither are sums from which it could be found: in a small community it could point to a person. A month is counted once, when it has ended, and its numbers stay as they are.',
  none: 'The first month is not over yet',
  failed: 'The numbers could not be loaded.',
  newest: 'Show the newest month',

  topics: {
    reports: {
      title: 'Reports',
      lead: 'What members reported, by the reason they chose.',
      names: Object.fromEntries(Object.entries(reasons).map(([reason, [name]]) => [reason, name])) as Record<
        string,
        string
      >,
    },
    decisions: {
      title: 'Decisions',
      lead: 'Cases that somebody decided. What broke a rule is counted by the measure against the account.',
      names: {
        violation: 'Broke a rule: removed, or no more than told',
        warning: 'Broke a rule: warned',
        limit: 'Broke a rule: reading only, for days',
        suspension: 'Broke a rule: suspended',
        no_violation: 'Broke no rule',
        send_help: 'Needed help: sent helplines',
        bad_faith: 'Was reported in bad faith',
        approve: 'Internship approved',
        decline: 'Internship declined',
      } as Record<string, string>,
    },
    appeals: {
      title: 'Second looks',
      lead: 'Decisions that somebody else looked at again, because the member asked.',
      names: { upheld: 'The decision stood', overturned: 'The decision was taken back' } as Record<
        string,
        string
      >,
    },
    grievances: {
      title: 'Grievances',
      lead: 'Those whose answer was due in this month.',
      names: { in_time: 'Answered in time', late: 'Answered late, or not yet' } as Record<string, string>,
    },
    others: {
      title: 'Young members, and authorities',
      lead: 'Members are at least 16. The gravest cases go to the police or another authority.',
      names: {
        too_young: 'Accounts deleted: younger than 16',
        referral: 'Cases told to an authority',
      } as Record<string, string>,
    },
  },
} as const;
