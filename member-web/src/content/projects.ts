/** Texts of the page about projects. */

export const hero = {
  title: 'Show the build, and the part that broke.',
  lead: 'Half of campus is making something in a corner where nobody sees it. Put it where people pass: they spot the loose wire, bring the missing part, or join.',
};

export const anatomy = {
  title: 'What a good project post holds',
  text: 'Five things, in any order. Together they take a reader from “nice” to “I could help with that”.',
  example: {
    label: 'An example of a project post, with its five parts numbered',
    title: 'Line follower, second attempt',
    parts: [
      'It should cross the workshop floor along a taped line in under a minute, on parts from the scrap shelf.',
      'It does, except on the tight left bend, where it loses the tape.',
      'Tried: slower motors (too slow), sensors further apart (worse), sensors nearer the ground (better).',
      'Next: a third sensor in the middle. Has anyone one to spare until Friday?',
    ],
    pictures: 'Two pictures: the robot on its track, and the team at the bench',
  },
  points: [
    { title: 'What it is for', text: 'One sentence that a first-year from another department understands.' },
    { title: 'Where it stands', text: 'Works, half works, smokes. Honest beats polished.' },
    { title: 'What you tried', text: 'The dead ends too. They save somebody a week.' },
    { title: 'What you need', text: 'A part, a pair of hands, an opinion. Ask for one thing.' },
    { title: 'What it looks like', text: 'The whole in one picture, the problem in another.' },
  ],
};

export const team = {
  title: 'Find the people it lacks',
  text: 'The coder does not know the welder, and the welder does not know the one who can draw. They read the same feed.',
  items: [
    {
      title: 'Name the gap',
      text: '“Someone who can solder small” finds people. “Team members wanted” finds nobody.',
    },
    {
      title: 'Say how much time it takes',
      text: 'Two evenings a week until the fest is an answer. “Passionate about it” is a worry.',
    },
    {
      title: 'Say where you meet',
      text: 'The bench, the day, the hour. People turn up more easily than they write.',
    },
  ],
};

export const log = {
  title: 'Give it a place, keep a log',
  text: 'A project that goes on for more than a month deserves a place of its own. Show it under Projects: the team joins by a link, everybody on it is named, and it stands on the profile of each.',
  entries: [
    {
      when: 'Week 1',
      title: 'The question',
      text: 'What we want to find out, and how we will know that we have.',
    },
    {
      when: 'Week 3',
      title: 'The first thing that moved',
      text: 'A short post, a bad photograph, much joy.',
    },
    {
      when: 'Week 6',
      title: 'The setback',
      text: 'What failed, why we think so, and the plan. These are the posts that get answers.',
    },
    {
      when: 'Week 10',
      title: 'The report',
      text: 'Longer, with pictures and numbers: something to link to when you apply for anything.',
    },
  ],
};

export const care = {
  title: 'Before you press Post',
  text: 'Four looks that take a minute.',
  items: [
    {
      title: 'Everyone is named',
      text: 'Those who built it, and whoever’s circuit or code you started from.',
    },
    { title: 'Everyone agreed', text: 'People in the pictures know that they are in the post.' },
    {
      title: 'It is yours to show',
      text: 'Work for a company or a lab may not be. Ask the person who guides you.',
    },
    {
      title: 'It is safe',
      text: 'No keys or passwords in the screenshot, no door codes on the wall behind.',
    },
  ],
};

export const next = {
  title: 'Post it the way it looks tonight',
  text: 'Tape, loose ends and all. The finished version can follow; the help comes now.',
};

/** The way of members from this page to the tool. */
export const openTool = 'Open the projects';
