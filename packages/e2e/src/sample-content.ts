import { call, idOf, joinByApi, pageByApi, postByApi, profileByApi, tokenOf, type Member } from './api.ts';
import { makePicture, transparentPicture } from './pictures.ts';
import { createSamplePolls, type SamplePolls } from './sample-polls.ts';
import { createSampleTitled, type SampleTitled } from './sample-titled.ts';

/** Members and posts for the screens, with every kind of content that they must handle. */
export interface SampleContent extends SampleTitled, SamplePolls {
  member: Member;
  /** A post with pictures, likes and comments. */
  postId: string;
  /** Another member, with the longest name. */
  strangerId: string;
  /** A member with the shortest name, whose posts have pictures of awkward shapes, alone and beside each other. */
  awkwardId: string;
  /** A member whom the member blocked. */
  blockedId: string;
  /** Another member's page. */
  pageId: string;
  /** The member's own page, which has no picture. */
  ownPageId: string;
  /** A page that the member follows, with two posts and a long Hindi name. */
  followedId: string;
}

const COLOURS = ['teal', 'crimson', 'goldenrod', 'indigo', 'olive', 'sienna', 'slateblue'];

const LONG = Array.from(
  { length: 40 },
  (_, index) =>
    `<p>${index + 1}. The library opens at eight, the gate of the hostel closes at ten, and between the two there is time for a walk.</p>`,
).join('');

const DAY_MS = 24 * 60 * 60 * 1000;

const HEADINGS = [1, 2, 3, 4, 5, 6]
  .map((level) => `<h${level}>Strings of level ${level}</h${level}><p>Cotton, and never glass.</p>`)
  .join('');

const FORMATTED =
  '<h2>What to bring</h2><p>A <strong>kite</strong>, some <em>string</em>, and ' +
  '<a href="https://example.org/weather">an eye on the weather</a>.</p>' +
  '<ol><li>Meet at the gate</li><li>Walk to the maidan<ul><li>slowly</li></ul></li></ol>' +
  '<p><span style="color: #b3261e">Red string only.</span></p>';

/** Posts a poster, a panorama, an icon and a logo, far from the shape or size of a photo: alone, and in grids. */
async function postAwkwardPictures(token: string): Promise<void> {
  const poster = await makePicture('tomato', 'png', 1080, 1920);
  const panorama = await makePicture('steelblue', 'png', 3000, 600);
  const icon = await makePicture('seagreen', 'png', 48, 48);
  const logo = await transparentPicture(640, 480);
  await postByApi(token, '<p>All of them.</p>', [poster, logo, icon, panorama]);
  await postByApi(token, '<p>Small ones.</p>', [icon, logo]);
  await postByApi(token, '<p>Tall and wide.</p>', [poster, panorama]);
  for (const picture of [logo, icon, panorama, poster]) await postByApi(token, '<p>Alone.</p>', [picture]);
}

/**
 * Awkward content: long names, Hindi, a long text, every level of heading, posts with no picture, one, two, three and
 * seven, and pictures of awkward shapes.
 */
export async function createSampleContent(): Promise<SampleContent> {
  const member = await joinByApi('Ananya Tripathi');
  const others = await Promise.all(
    ['Venkatanarasimharajuvaripeta Balasubramaniam Krishnamoorthy Iyengar', 'मीनाक्षी सुंदरम', 'Li'].map(
      (name) => joinByApi(name),
    ),
  );
  const tokens = await Promise.all([member, ...others].map(tokenOf));
  const [own = '', longName = '', hindi = '', short = ''] = tokens;
  const awkwardId = await idOf(others[2] ?? member);
  const strangerId = await profileByApi(longName, {
    name: others[0]?.name ?? '',
    title: 'मैदान की पतंग टोली · Kites, strings and the weather above the maidan',
    bio: 'शाम को मैदान पर मिलते हैं।\n\nI collect string of every colour.',
    collegeName:
      'Sri Venkateswara Institute of Engineering, Architecture and Applied Kite Sciences, Tirupati',
    collegeYear: '2027',
    courseName: '',
  });
  const pictures = await Promise.all(COLOURS.map((colour) => makePicture(colour, 'jpeg', 1200, 800)));

  // The first posts, so that the others are still on the first page of the feed.
  const titled = await createSampleTitled(hindi);
  // Pages with a picture and a post are suggested beside the feed.
  for (const [index, title] of [
    'Nakshatra Robotics Club',
    'निशाचर खगोल मंडल',
    'The Seventh Hostel Society for the Preservation of Kites, Strings and Quiet Afternoons',
  ].entries()) {
    const id = await pageByApi(hindi, title, 'Open to all.', pictures[index + 1]);
    await postByApi(hindi, '<p>We meet on Friday.</p>', [], id);
  }
  await postAwkwardPictures(short);
  const polls = await createSamplePolls(hindi, own);
  const followedId = await pageByApi(
    hindi,
    'विश्वविद्यालय पतंगबाज़ी, खगोल विज्ञान एवं साहित्य समिति — मैदान शाखा, छठा छात्रावास',
    'Followed.',
  );
  await call('/user/pages/toggleFollow', { id: followedId }, own);
  const beginners = await postByApi(hindi, '<p>Strings for beginners.</p>', pictures.slice(3, 4), followedId);
  const strings = await postByApi(hindi, '<p>डोर और चरखी साथ लाइए।</p>', [], followedId);
  const until = new Date(Date.now() + 7 * DAY_MS).toISOString();
  for (const feedId of [strings, beginners]) await call('/user/pages/pinPost', { feedId, until }, hindi);
  await postByApi(longName, HEADINGS);
  await postByApi(longName, LONG);
  await postByApi(hindi, '<p>कल शाम चार बजे मैदान में पतंगबाज़ी है। सब आइए, डोर साथ लाइए।</p>');
  await postByApi(longName, '<p>One.</p>', pictures.slice(0, 1));
  await postByApi(hindi, '', pictures.slice(0, 2));
  await postByApi(own, '<p>Seven views of the tank.</p>', pictures);
  const postId = await postByApi(own, FORMATTED, pictures.slice(0, 3));
  for (const token of tokens) await call('/user/likes/toggleLike', { feedId: postId }, token);
  await call('/user/saved/set', { feedId: postId, saved: true }, own);
  let commented: string | undefined;
  for (const [index, token] of tokens.entries()) {
    const comment = index % 2 === 0 ? 'I will be there.' : 'क्या मैं अपने भाई को ला सकता हूँ?\n<b>He is nine.</b>';
    // Two comments, and two replies to the second.
    const written = { feedId: postId, comment, ...(index > 1 && { parentId: commented }) };
    const { data } = await call('/user/comments/create', written, token);
    if (index === 1) commented = (data as { id: string }).id;
  }
  const ownPageId = await pageByApi(
    own,
    'Venkatanarasimharajuvaripeta Alumni and Friends of the Seventh Hostel, Kite Section',
    'A page without a picture.\nIts name is as long as names may be.',
  );
  await call('/user/pages/toggleFollow', { id: ownPageId }, short);
  await call('/user/pages/setRole', { id: ownPageId, memberId: awkwardId, role: 'moderator' }, own);
  await call('/user/pages/offerTransfer', { id: ownPageId, toId: awkwardId, password: member.password }, own);
  await call(
    '/user/pages/offerTransfer',
    { id: followedId, toId: await idOf(member), password: (others[1] ?? member).password },
    hindi,
  );
  const ban = {
    memberId: strangerId,
    banned: true,
    reason: 'टिकट बेचते हैं, और बार-बार: Sells tickets in every comment.',
  };
  await call('/user/pages/setBan', { id: ownPageId, ...ban }, short);
  const blockedId = await relate(own, 'block', 'Rajeshwari Venkatasubramanian Chandrasekharan');
  await relate(own, 'mute', 'Imran Sheikh');
  const pageId = await pageByApi(longName, 'पतंग टोली', 'शाम को मैदान पर मिलते हैं।', pictures[0]);
  return {
    ...titled,
    ...polls,
    member,
    postId,
    strangerId,
    awkwardId,
    blockedId,
    pageId,
    ownPageId,
    followedId,
  };
}

/** Lets a new member be muted or blocked, and returns their id. */
async function relate(token: string, relation: 'mute' | 'block', name: string): Promise<string> {
  const userId = await idOf(await joinByApi(name));
  await call('/user/safety/setRelation', { userId, relation }, token);
  return userId;
}
