import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { ruleWords } from '@campus-commons/web-kit/rules.ts';
import { feedTexts } from './feeds';
import { reportKinds as things, type ReportKind } from './reportKinds';

/** Those parts of a decision that its sentence is made of. */
interface Decided {
  kind: ReportKind;
  /** The last two: of an internship that asked to be approved. */
  outcome: 'no_violation' | 'send_help' | 'violation' | 'approve' | 'decline' | null;
  isRemoved: boolean;
  measure: 'warning' | 'limit' | 'suspension' | null;
  /** Whether a suspension hides everything that the member shared, as long as it lasts. */
  hidesAll: boolean;
  /** When the measure ends; ISO 8601. */
  until: string | null;
  /** 1–9, of the Terms' list. */
  rule: number | null;
  note: string | null;
  /** The page whose people decided, empty if it is gone. An API of an earlier release does not send it. */
  byPage?: string | null;
}

/** Those parts of a notice that its sentences are made of. */
interface Notice extends Decided {
  /** The last three are no decisions, and have their words in `pageNotices.ts`. */
  about: 'decision' | 'report' | 'appeal' | 'hold' | 'pageRole' | 'transfer' | 'handover';
  hasActed: boolean;
  /** ISO 8601. */
  appealUntil: string | null;
}

/** "the people who run Robotics Club" */
const pagePeople = (page: string) => `the people who run ${page === '' ? 'its page' : isolate(page)}`;

/** What was decided about something of the member's, and why: "We removed your post: Fraud and false offers." */
function decided({
  kind,
  outcome,
  isRemoved,
  measure,
  hidesAll,
  until: end,
  rule,
  ...more
}: Decided): string {
  const thing = things[kind];
  const { note, byPage = null } = more;
  if (byPage !== null) {
    return upperFirst(
      `${pagePeople(byPage)} removed your ${thing}${note === null ? '.' : `: ${sentence(note)}`}`,
    );
  }
  if (outcome === 'send_help') {
    return `We saw your ${thing}, and it breaks no rule. You are not alone: here is who listens.`;
  }
  if (outcome === 'no_violation') return `We looked at your ${thing}; our rules are not broken.`;
  if (outcome === 'approve') return `We approved your ${thing}. Members see it now.`;
  if (outcome === 'decline') return `We did not approve your ${thing}. You can change it and send it again.`;
  const words = ruleWords(rule);
  const why = words === '' ? '.' : `: ${words}.`;
  const toEnd = end === null ? '' : ` until ${ownDate(end)}`;
  const hidden = hidesAll ? ' Everything that you shared is hidden meanwhile.' : '';
  const alsoDone = {
    warning: 'This is a warning.',
    limit: `You cannot post, comment or follow${toEnd}.`,
    suspension: `We also suspended your account${toEnd}.${hidden}`,
  };
  const also = measure === null ? '' : ` ${alsoDone[measure]}`;
  if (isRemoved) return `We removed your ${thing}${why}${also}`;
  if (measure === 'suspension') return `We suspended your account${toEnd}${why}${hidden}`;
  return `Your ${thing} breaks our rules${why}${also}`;
}

/** What a limited member reads wherever they would write. */
const limited = ({ until: end, rule }: { until: string; rule: number | null }) => {
  const words = ruleWords(rule);
  return `You cannot post, comment or follow until ${ownDate(end)}${words === '' ? '' : `: ${words}`}.`;
};

const takenBack = 'We took this back.';
const until = (date: string) => `You can ask for a second look until ${ownDate(date)}.`;
const lookedAgain = (isKept: boolean, byPage: string | null = null) => {
  const whose = byPage === null ? 'our decision' : `the decision of ${pagePeople(byPage)}`;
  return `We looked again and ${isKept ? 'kept' : 'reversed'} ${whose}.`;
};

/** What became of a report of the member's. */
const reported = (hasActed: boolean) =>
  hasActed
    ? 'We looked at your report and acted.'
    : 'We looked at your report; our rules are not broken. You can still block or mute.';

/** What somebody wrote, ready for another sentence after it. */
const sentence = (words: string) => words.trim().replace(/([^.!?…।])$/u, '$1.');

const upperFirst = (words: string) => words.replace(/^t/, 'T');

/** The sentences of a notice. */
function notice({ about, hasActed, appealUntil, ...decision }: Notice): string {
  const { note, byPage = null } = decision;
  if (about === 'report') return reported(hasActed);
  if (about === 'hold')
    return hasActed ? feedTexts.held : 'Your post was hidden while a moderator looked at it.';
  return [
    about === 'appeal' ? lookedAgain(hasActed, byPage) : decided(decision),
    about === 'decision' && decision.outcome === 'violation' && !hasActed && takenBack,
    // The reason of a page is in its sentence already.
    note !== null && (byPage === null || about === 'appeal') && sentence(note),
    about === 'decision' && appealUntil !== null && until(appealUntil),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the people who run the site decided about something of the member's. */
export const decisionTexts = {
  notice,
  decided,
  until,
  lookedAgain,
  takenBack,
  limited,
  seeDecision: 'See the decision',
  /** What a member of 16 or 17 reads there where a consent is required and nobody has agreed. */
  consentLacks: 'You cannot post, comment or follow until a parent or guardian has agreed.',
  askGuardian: 'Ask one',
  reported,

  noText: 'Without text',
  about: (kind: ReportKind, day: string) => `Your ${things[kind]} · ${day}`,

  ask: 'Ask for a second look',
  why: 'Why should somebody look again?',
  send: 'Send',
  sendFailed: (reason: string) => `It was not sent. ${reason}`,
  asked: 'You asked for a second look. Somebody else looks at it.',
  yourWords: (appeal: string) => `You wrote: ${appeal}`,
};
