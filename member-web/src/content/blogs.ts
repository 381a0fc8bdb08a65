import { inWords } from '@campus-commons/web-kit/digits.ts';
import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';

/** Texts of the page about writing longer posts. */

export const hero = {
  title: 'Some things need more than three lines.',
  lead: 'An article has a title, and may be as long as an essay, with headings, lists, links and pictures. Your blog needs no other place: write it where your readers already are, and choose whether anyone with the link may read it.',
};

export const kinds = {
  title: 'Three kinds worth the evening',
  text: 'If you do not know what to write about, somebody has asked you about it this month. Write the answer.',
  items: [
    {
      key: 'howTo',
      title: 'How I did it',
      text: 'From a hostel room to a working telescope mount. Steps, parts, the mistake in step four.',
    },
    {
      key: 'report',
      title: 'What I saw',
      text: 'A field trip, a semester elsewhere, a summer in a lab. What a visitor would not notice.',
    },
    {
      key: 'explanation',
      title: 'How it works',
      text: 'The Fourier transform with a glass of chai. Explain it once, and well, to yourself two years ago.',
    },
  ],
} as const;

export const example = {
  title: 'A post, taken apart',
  text: 'Nothing about it is clever. Each part does one thing for a reader who is standing in a queue.',
  label: 'An example of a longer post, with five of its parts numbered',
  post: {
    heading: 'Growing vegetables behind the hostel',
    opening:
      'Last June we had eleven trays of seedlings and no idea. This is what I wish someone had told us, in the order we needed it.',
    sections: [
      {
        heading: 'Ask first, dig later',
        text: 'The warden said yes to half the lawn, once we had shown that the path stays free.',
      },
      {
        heading: 'What you need',
        list: ['More seedlings than you think', 'Compost from the mess', 'Somebody for the holidays'],
      },
    ],
    caption: 'Week three. Nothing to eat yet, but look at those rows.',
    closing: 'We start again in June. If you have a spade or an hour, write below.',
  },
  notes: [
    { title: 'A heading that promises', text: 'Someone scrolling knows what they would get.' },
    {
      title: 'An opening that pays at once',
      text: 'Who you are, what happened, why read on. Two sentences.',
    },
    {
      title: 'Subheadings that tell the story',
      text: 'Read them alone: if they make sense, so will the rest.',
    },
    { title: 'A picture where words are slow', text: 'With a line of alt text for those who hear the page.' },
    { title: 'An ending that asks', text: 'Comments come to those who leave room for them.' },
  ],
};

export const tools = {
  title: 'What the editor gives you',
  text: 'Enough to set a page well, and not so much that you spend the evening on fonts.',
  items: [
    {
      key: 'structure',
      title: 'Structure',
      text: 'Headings in six sizes, numbered and plain lists, with as much indent as you need.',
    },
    {
      key: 'emphasis',
      title: 'Emphasis',
      text: 'Bold, italic, underline, strike, and colour for the one word that deserves it.',
    },
    {
      key: 'links',
      title: 'Links',
      text: 'To the paper you quote, the map, the person to write to.',
    },
    {
      key: 'pictures',
      title: 'Pictures',
      text: `Up to ${inWords(MAX_PICTURES)}. Place and camera data are removed before anyone sees them.`,
    },
    {
      key: 'paste',
      title: 'A clean paste',
      text: 'Bring it over from Word or Docs: the words and their structure come along, the clutter does not.',
    },
    {
      key: 'drafts',
      title: 'Drafts that wait',
      text: 'What you have not sent is kept in your browser, through a closed tab or a dead battery.',
    },
  ],
} as const;

export const rounds = {
  title: 'Three rounds, three evenings',
  text: 'Nobody writes it in one go. Those who seem to, do these three quickly.',
  items: [
    {
      title: 'Pour',
      text: 'Everything you know, in any order, in any language. Hindi and English may share a line.',
    },
    { title: 'Cut', text: 'Keep what the reader needs. The rest is your next post.' },
    {
      title: 'Read it aloud',
      text: 'Where you stumble, they will. Mend that, and press Post.',
    },
  ],
};

export const next = {
  title: 'Write the first paragraph',
  text: 'Only that one. The draft will be here tomorrow evening, and so will your readers.',
};

/** The way of members from this page to the tool. */
export const openTool = 'Open the articles';
