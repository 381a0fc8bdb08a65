import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { reportKinds, type ReportKind } from './reportKinds';

/** Who reports an application does not read that it is only a part of it: a sentence of its own says so. */
const things = { ...reportKinds, application: 'application' };

/** The reasons of a report in plain words: a name, and what belongs to it. Their order is that of the list. */
const reasons = {
  intimate: [
    'Intimate pictures',
    'Nude or sexual pictures of somebody who did not agree, real or made by AI',
  ],
  impersonation: ['Pretending to be somebody else', 'Poses as you, another person, a college or a company'],
  child_safety: [
    'Harm to a child',
    'Somebody under 18 is abused, sexualised or pressed to meet or send pictures',
  ],
  self_harm: ['Suicide or self-harm', 'Somebody may hurt themselves, or tells others to'],
  ragging: ['Bullying or ragging', 'Humiliates, threatens or hounds somebody, on campus or off it'],
  hate: ['Hate', 'Against a religion, caste, gender, language, region, disability or orientation'],
  violence: ['Violence', 'Threatens it, shows it or cheers it on'],
  private_data: ['Somebody’s private details', 'A phone number, address, document or private chat'],
  scam: ['Scam or fake offer', 'Fake jobs, fees for internships, chain schemes, asking for codes'],
  spam: ['Spam', 'Ads, the same thing over and over, bots'],
  copyright: ['Copied work', 'Somebody’s work without their permission or their name'],
  other: ['Something else', 'Please say below what is wrong'],
} as const;

/** Reporting, and what became of one's reports. */
export const reportTexts = {
  title: (kind: ReportKind) => `Report this ${things[kind]}`,
  why: 'What is wrong with it?',
  /** Of an application: what moderators see then. */
  seen: (name: string) =>
    `Moderators see what ${isolate(name)} wrote to you here, and nothing that you wrote. We do not say who reported; they may guess, because nobody else reads this.`,
  reasons,
  text: 'Anything that helps us understand?',
  optional: 'optional',
  send: 'Send',
  failed: (reason: string) => `Your report was not sent. ${reason}`,

  sentTitle: 'Report sent',
  sent: (time: string, name: string) =>
    `Thank you. A moderator looks by ${time}. ${isolate(name)} is not told who reported.`,
  mayAlso: (name: string) => `You do not have to see ${isolate(name)} meanwhile.`,
  mute: 'Mute',
  done: 'Done',

  /** What was reported, and when. */
  about: (kind: ReportKind, day: string) =>
    `${/^[aeiou]/.test(things[kind]) ? 'An' : 'A'} ${things[kind]} · ${day}`,
  waiting: 'A moderator has not decided yet.',
};
