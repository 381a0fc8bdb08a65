import { days } from './ago.js';
import type { PageSeed } from './page-seed.js';

/** All pages, by the key that posts use for them. */
export const PAGES = {
  nakshatra: {
    title: 'Nakshatra Robotics Club',
    description:
      'Line followers, sumo bots and one stubborn quadcopter. We build on weekday evenings in the old workshop and ' +
      'break things in public on Fridays. No experience needed; closed shoes are.',
    category: 'Club',
    creator: 'ananya',
    started: days(54),
    followers: 29,
    picture: 'robot',
  },
  electronics: {
    title: 'Department of Electronics & Communication',
    description:
      'Timetables, lab slots, guest lectures and viva dates from the department, and patient answers to questions ' +
      'about circuits. Please search before you ask; please ask before you solder.',
    category: 'Department',
    creator: 'meenakshi',
    started: days(53, 20),
    followers: 24,
    picture: 'circuit',
  },
  placement: {
    title: 'Entrepreneurship & Placement Cell',
    description:
      'Verified internship calls, résumé clinics every Thursday and honest accounts of interviews, the bad ones ' +
      'included. Run by students for students; nobody here takes a fee.',
    category: 'Organization',
    creator: 'faizan',
    started: days(52, 18),
    followers: 31,
    picture: 'workshop',
  },
  utsav: {
    title: 'Utsav 2026: Winter Cultural Fest',
    description:
      '11–13 December. Fourteen colleges, three stages. Volunteer, perform or simply turn up hungry. Calls, ' +
      'rehearsal slots and lost property are all posted here first.',
    category: 'Event',
    creator: 'sneha',
    started: days(52),
    followers: 34,
    notFollowedBy: ['ananya'],
    picture: 'stage',
  },
  hariyali: {
    title: 'Hariyali: Campus Green Collective',
    description:
      'Four hundred saplings since July. Watering rota, seed library and long walks that end in tea. Bring a bottle, ' +
      'take a cutting.',
    category: 'Community',
    creator: 'gurleen',
    started: days(51, 10),
    followers: 27,
    picture: 'sapling',
  },
  dhruv: {
    title: 'Dhruv Astronomy Circle',
    description:
      'Rooftop nights, borrowed telescopes and a very patient WhatsApp-free calendar of clear skies. First-years are ' +
      'always welcome, and so are people who only came for the coffee.',
    category: 'Community',
    creator: 'ritwik',
    started: days(50, 12),
    followers: 25,
    picture: 'stars',
  },
  rangmanch: {
    title: 'Rangmanch Dramatics Society',
    description:
      'Street plays, one-acts and the annual production. Auditions are open to everyone, rehearsals are closed to ' +
      'nobody, and the prompter is the most important person in the room.',
    category: 'Club',
    creator: 'kabir',
    started: days(49, 6),
    followers: 21,
    notFollowedBy: ['ananya'],
    picture: 'theatre',
  },
  adda: {
    title: 'Adda: The Reading Room',
    description:
      'One book a month in any Indian language or in English, talked over in the library annexe. You may come without ' +
      'having finished it. You may not pretend that you have.',
    category: 'Community',
    creator: 'ishita',
    started: days(47, 4),
    followers: 19,
    picture: 'library',
  },
  cricket: {
    title: 'Hostel League Cricket',
    description:
      'Tennis ball, eight a side, under lights. Fixtures, scorecards and arguments, in that order. Six hostels, one ' +
      'trophy, and a bat that is older than some of the players.',
    category: 'Event',
    creator: 'harpreet',
    started: days(45, 8),
    followers: 22,
    notFollowedBy: ['ananya'],
    picture: 'maidan',
  },
  kitchen: {
    title: 'Hostel Kitchen Experiments',
    description:
      'Kettles, one induction plate and a great deal of confidence. Recipes under thirty minutes and under a hundred ' +
      'rupees, with the failures written up as carefully as the successes.',
    category: 'Community',
    creator: 'yazhini',
    started: days(43, 15),
    followers: 26,
    picture: 'thali',
  },
  saathi: {
    title: 'Saathi: Peer Tutors',
    description:
      'Second- and third-years who sit with first-years twice a week: maths, programming, English, and how to read a ' +
      'timetable. Free, unhurried, and never reported to anybody.',
    category: 'Organization',
    creator: 'nafisa',
    started: days(41, 3),
    followers: 18,
    picture: 'whiteboard-graph',
  },
  chhaya: {
    title: 'Chhaya: Photography Club',
    description:
      'Phones, borrowed cameras and one roll of film a month. A theme every fortnight, a walk every second Sunday, and ' +
      'criticism that says what it likes first.',
    category: 'Club',
    creator: 'roshan',
    started: days(39, 9),
    followers: 20,
    picture: 'camera',
  },
} as const satisfies Record<string, PageSeed>;
export type PageKey = keyof typeof PAGES;
