import { call, joinByApi, sendForm, tokenOf } from './api.ts';

/** Ids of posts with a poll, with options that are hard to lay out. */
export interface SamplePolls {
  /** Nobody has voted yet. */
  openPollId: string;
  /** The member voted, as did five others; it takes several options. */
  votedPollId: string;
  /** The member's own, closed. */
  closedPollId: string;
}

const OPTIONS = [
  'मंगलवार की शाम, चार बजे, छात्रावास के पीछे वाले मैदान में',
  'بدھ کی شام',
  'Thursday, after the laboratory closes, unless the examination committee meets us',
];

/**
 * Publishes three polls.
 * @param writer the token of whoever asks
 * @param member the token of who looks at them
 */
export async function createSamplePolls(writer: string, member: string): Promise<SamplePolls> {
  const ask = async (token: string, multiple: boolean) => {
    const poll = { options: OPTIONS, multiple, hours: 72 };
    const feedData = JSON.stringify({ content: '<p>किस दिन मिलें? Which day suits you?</p>', poll });
    const { data } = await sendForm('/user/feeds/create', { feedData }, [], token);
    const post = data as { id: string; poll: { options: { id: string }[] } };
    return { id: post.id, options: post.poll.options.map(({ id }) => id) };
  };
  const vote = (feedId: string, options: string[], token: string) =>
    call('/user/polls/vote', { feedId, options }, token);
  const closed = await ask(member, false);
  await vote(closed.id, closed.options.slice(0, 1), writer);
  await call('/user/polls/close', { feedId: closed.id }, member);
  const voted = await ask(writer, true);
  const names = ['Ira', 'Dev', 'Zoya', 'Kabir', 'Tara'];
  const others = await Promise.all(names.map(async (name) => tokenOf(await joinByApi(name))));
  for (const [index, token] of others.entries()) await vote(voted.id, voted.options.slice(index % 3), token);
  await vote(voted.id, voted.options.slice(0, 2), member);
  const open = await ask(writer, false);
  return { openPollId: open.id, votedPollId: voted.id, closedPollId: closed.id };
}
