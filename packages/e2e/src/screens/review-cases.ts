export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** ISO 8601, so many milliseconds from now. */
export const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

const person = (id: string, name: string) => ({ id, name, UserProfile: { profileUrl: null, title: null } });
const asha = person('1', 'Asha Verma');
const longest = person('2', 'Venkatanarasimharajuvaripeta Lakshminarayana Subrahmanyam Iyengar');
const hindi = person('3', 'श्रीमती कृष्णकुमारी त्रिपाठी');

const TITLE = 'Telescope operator for school nights';
const WORK =
  'On twelve Saturdays a school visits the roof. Ritwik Mukhopadhyay is there every night.\nKind: internship\nField: teaching\nWhere: on site, Pune\nHours a week: 12';
const approval = {
  page: {
    ...{ id: '7', title: 'The Astronomy Circle of the Southern Campus and its Rooftop' },
    createdAt: fromNow(-51 * DAY_MS),
  },
  before: { title: TITLE, text: `${WORK}\n₹5000–6000 a month`, at: fromNow(-9 * DAY_MS) },
  refusals: [
    {
      ...{ id: '70', title: 'Campus ambassador for a coaching institute', at: fromNow(-20 * DAY_MS) },
      reason: 'It pays only for students who enrol, and names nobody who guides the intern.',
    },
  ],
};

const entry = (id: string, overrides: object) => ({
  id,
  kind: 'post',
  priority: 2,
  dueAt: fromNow(6 * DAY_MS + HOUR_MS),
  state: 'open',
  source: 'report',
  signal: null as string | null,
  reasons: [{ reason: 'spam', reports: 3 }],
  excerpt: 'Earn ₹40,000 a week from your hostel room: send the fee today and the laptop follows tomorrow.',
  User: asha,
  openBy: null,
  isEscalated: false,
  proposal: null as object | null,
  outcome: null,
  decidedAt: null,
  ...overrides,
});

/** Cases that wait, in every state of the list. */
export const waiting = () => [
  entry('1', {
    dueAt: fromNow(-5 * MINUTE_MS),
    reasons: [
      { reason: 'intimate', reports: 2 },
      { reason: 'ragging', reports: 1 },
    ],
    excerpt: '',
  }),
  entry('2', {
    dueAt: fromNow(70 * MINUTE_MS),
    kind: 'member',
    reasons: [{ reason: 'impersonation', reports: 1 }],
    excerpt: 'Dean of students',
    User: longest,
    openBy: 'anita',
  }),
  entry('3', {
    dueAt: fromNow(30 * HOUR_MS),
    kind: 'comment',
    reasons: [{ reason: 'hate', reports: 1 }],
    User: hindi,
  }),
  entry('4', { state: 'appealed' }),
  entry('5', { kind: 'page', User: null, reasons: [{ reason: 'copyright', reports: 1 }] }),
  entry('6', { isEscalated: true }),
  entry('11', { source: 'words', signal: 'registration fee', reasons: [], User: longest }),
  entry('12', { ...{ kind: 'opening', source: 'internship', reasons: [], excerpt: TITLE } }),
  entry('13', {
    dueAt: fromNow(31 * HOUR_MS),
    kind: 'application',
    reasons: [{ reason: 'scam', reports: 1 }],
    excerpt: TITLE,
    User: longest,
  }),
  entry('10', {
    dueAt: fromNow(90 * MINUTE_MS),
    reasons: [{ reason: 'child_safety', reports: 1 }],
    User: hindi,
    proposal: {
      outcome: 'no_violation',
      by: 'venkatanarasimharaju',
      isOwn: false,
      at: fromNow(-20 * MINUTE_MS),
    },
  }),
];

/** Cases that are decided. */
export const decided = () => [
  entry('7', { state: 'decided', outcome: 'violation', decidedAt: fromNow(-4 * MINUTE_MS) }),
  entry('8', { state: 'upheld', outcome: 'violation', decidedAt: fromNow(-2 * DAY_MS), User: hindi }),
  entry('9', { state: 'decided', outcome: 'send_help', decidedAt: fromNow(-9 * DAY_MS), User: longest }),
];

const decision = {
  outcome: 'violation',
  rule: 6,
  isRemoved: true,
  measure: 'warning',
  hidesAll: false,
  until: null,
  reason: null,
  note: 'Please do not ask anybody for fees.',
  at: fromNow(-4 * MINUTE_MS),
  by: 'admin',
  undoableUntil: fromNow(6 * MINUTE_MS),
};
const report = {
  id: '90',
  reason: 'spam',
  text: 'This is the third time this week, and my roommate has already paid.',
  at: fromNow(-HOUR_MS),
  memberSince: fromNow(-400 * DAY_MS),
  decided: 5,
  right: 4,
};

const notes = [
  { kind: 'escalation', text: 'I live next door to him.', at: fromNow(-50 * MINUTE_MS), by: 'asha' },
  {
    kind: 'note',
    text: 'वार्डन को पता है। The warden knows, and has spoken with both of them this morning.',
    at: fromNow(-40 * MINUTE_MS),
    by: null,
  },
];
const referral = {
  to: 'Cyber cell, Pune Rural, Superintendent’s office',
  reference: 'NCRP 31211250012345',
  at: fromNow(-30 * MINUTE_MS),
  by: 'registrar',
};

function textOf(id: string, kind: string): string {
  if (id === '12') return `${WORK}\n₹3000–4000 a month`;
  if (kind === 'application') {
    return '28 Nov 2026, 10:15\nPay 500 rupees for the registration first, then you start on Monday.\n\n28 Nov 2026, 18:40\nसब पहले देते हैं। Everybody pays, ask your seniors: https://pay.example/registration-of-telescope-operators-2026';
  }
  return kind === 'post'
    ? '<p><b>Earn ₹40,000 a week</b> from your hostel room.</p><p>Send the fee today, and the laptop follows tomorrow. Places are going fast, and your seniors have joined already.</p>'
    : 'कृपया यहाँ मत आइए. Nobody wants you here, go back to where you came from.';
}

/** A case with all that its screen shows. */
export function caseOf(id: string): object {
  const found = [...waiting(), ...decided()].find((each) => each.id === id) ?? entry(id, {});
  const isAppeal = found.state === 'appealed' || found.state === 'upheld';
  return {
    ...found,
    version: 1,
    targetId: '1',
    approval: id === '12' ? approval : null,
    content: {
      title: found.kind === 'page' ? 'Kite Club' : ['12', '13'].includes(id) ? TITLE : null,
      text: textOf(id, found.kind),
      images: id === '1' ? ['media/missing-1.webp', 'media/missing-2.webp'] : [],
      parentId: id === '13' ? '7' : null,
      at: fromNow(-DAY_MS),
    },
    Parent:
      id === '3'
        ? {
            id: '60',
            name: longest.name,
            text: 'Can first-years come, too?\nक्या मैं अपने भाई को ला सकता हूँ? https://kites.example/first-flight-of-the-season-on-the-roof-of-block-b',
          }
        : null,
    isEdited: true,
    isVisible: found.state === 'open',
    reports: [report, { ...report, text: '', memberSince: fromNow(-3 * DAY_MS), decided: 0, right: 0 }],
    notes: ['6', '10'].includes(id) ? notes : [],
    referrals: id === '10' ? [referral] : [],
    needsSecond: id === '10',
    earlier: [
      {
        ...decision,
        id: '70',
        kind: 'post',
        state: 'decided',
        measure: 'limit',
        until: '2026-11-10T05:30:00.000Z',
        at: '2026-11-03T05:30:00.000Z',
      },
      {
        ...decision,
        id: '71',
        kind: 'comment',
        state: 'overturned',
        measure: null,
        at: '2026-09-12T05:30:00.000Z',
      },
    ],
    decision:
      found.outcome === null && !isAppeal
        ? null
        : { ...decision, by: 'anita', undoableUntil: id === '7' ? decision.undoableUntil : null },
    appeal: isAppeal
      ? {
          text: 'I only shared what a friend had sent me. I did not know that it was a fraud, and I have warned everybody since.',
          at: fromNow(-DAY_MS),
          reply: found.state === 'upheld' ? 'It stays removed: the fee went to your account.' : null,
          isDecidable: found.state === 'appealed',
        }
      : null,
  };
}
