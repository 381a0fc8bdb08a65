import {
  fullDateTime,
  indiaDate,
  indiaDateTime,
  indiaDay,
  indiaFullDateTime,
  indiaTime,
  ownDate,
  ownDay,
  shortDay,
  shortTime,
  timeAgo,
} from './dates.ts';

/** A Friday evening; the tests run in the Indian time zone. */
const now = new Date('2026-11-20T18:30:00+05:30');

describe('shortTime', () => {
  it.each([
    ['2026-11-20T18:29:30+05:30', 'now'],
    ['2026-11-20T18:31:00+05:30', 'now'],
    ['2026-11-20T18:18:00+05:30', '12 min'],
    ['2026-11-20T17:30:01+05:30', '59 min'],
    ['2026-11-20T15:30:00+05:30', '3 h'],
    ['2026-11-19T18:31:00+05:30', '23 h'],
    ['2026-11-19T18:30:00+05:30', '19 Nov'],
    ['2026-01-01T00:00:00+05:30', '1 Jan'],
    ['2025-12-31T23:59:00+05:30', '31 Dec 2025'],
  ])('formats %s as "%s"', (iso, text) => {
    expect(shortTime(iso, now)).toBe(text);
  });
});

describe('timeAgo', () => {
  it.each([
    ['2026-11-20T18:29:30+05:30', 'just now'],
    ['2026-11-20T18:31:00+05:30', 'just now'],
    ['2026-11-20T18:18:00+05:30', '12 min ago'],
    ['2026-11-20T17:30:01+05:30', '59 min ago'],
    ['2026-11-20T17:30:00+05:30', '1 h ago'],
    ['2026-11-20T00:10:00+05:30', '18 h ago'],
    ['2026-11-19T23:50:00+05:30', 'yesterday'],
    ['2026-11-19T00:00:00+05:30', 'yesterday'],
    ['2026-11-18T23:50:00+05:30', 'Wed, 18 Nov'],
    ['2026-11-17T09:00:00+05:30', 'Tue, 17 Nov'],
    ['2026-11-13T09:00:00+05:30', '13 Nov'],
    ['2025-11-20T18:30:00+05:30', '20 Nov 2025'],
  ])('formats %s as "%s"', (iso, text) => {
    expect(timeAgo(iso, now)).toBe(text);
  });

  it('still counts hours just after midnight', () => {
    expect(timeAgo('2026-11-19T22:40:00+05:30', new Date('2026-11-20T00:45:00+05:30'))).toBe('2 h ago');
  });

  it("uses the day in the reader's time zone", () => {
    expect(timeAgo('2026-11-18T19:00:00Z', now)).toBe('yesterday');
  });
});

/** Sets the reader's time zone to London in winter. */
function readInLondon() {
  for (const field of ['FullYear', 'Month', 'Date', 'Hours', 'Minutes'] as const) {
    jest.spyOn(Date.prototype, `get${field}`).mockImplementation(function (this: Date) {
      return this[`getUTC${field}`]();
    });
  }
}

/** Makes the browser's formatters behave like those of a browser with different locale data. */
function changeFormatters() {
  const formatters: { readonly format: object } = Intl.DateTimeFormat.prototype;
  jest.spyOn(formatters, 'format', 'get').mockReturnValue(() => 'otherwise');
}

describe('days', () => {
  it.each([
    ['2026-11-19T20:00:00Z', '2026-11-20'],
    ['2026-01-05T10:00:00Z', '2026-01-05'],
  ])('of India have the format of API calls: %s is %s', (iso, day) => {
    changeFormatters();
    expect(indiaDay(new Date(iso))).toBe(day);
  });

  it("of the reader's calendar have the same format in every browser", () => {
    changeFormatters();
    expect(ownDay(new Date('2026-11-19T20:00:00Z'))).toBe('2026-11-20');
    expect(ownDate('2026-11-19T20:00:00Z')).toBe('20 November 2026');
    readInLondon();
    expect(ownDay(new Date('2026-11-19T20:00:00Z'))).toBe('2026-11-19');
    expect(ownDate('2026-11-19T20:00:00Z')).toBe('19 November 2026');
    jest.restoreAllMocks();
  });

  it('of a chart are short, and the same in every time zone', () => {
    changeFormatters();
    readInLondon();
    expect(['2026-09-01', '2026-11-20'].map(shortDay)).toEqual(['1 Sept', '20 Nov']);
    jest.restoreAllMocks();
  });
});

describe('dates in the console', () => {
  it('use Indian time also for an administrator in London', () => {
    readInLondon();
    expect(indiaFullDateTime('2026-11-19T20:00:00Z')).toBe('20 November 2026, 1:30 am');
    expect(indiaDate('2026-11-19T20:00:00Z')).toBe('20/11/2026');
    expect(indiaDateTime('2026-11-19T20:00:00Z')).toBe('20/11/2026, 1:30 am');
    expect(indiaTime('2026-11-19T20:00:00Z')).toBe('1:30 am');
    jest.restoreAllMocks();
  });

  it('formats the day as 20/11/2026', () => {
    expect(indiaDate('2026-11-19T20:00:00Z')).toBe('20/11/2026');
    expect(indiaDate('2026-01-05T10:00:00Z')).toBe('05/01/2026');
  });

  it('formats day and time', () => {
    expect(indiaDateTime('2026-11-20T12:00:00Z')).toBe('20/11/2026, 5:30 pm');
  });

  it('formats only the time', () => {
    expect(indiaTime('2026-11-20T12:00:00Z')).toBe('5:30 pm');
  });

  it('formats day and time with the name of the month', () => {
    expect(fullDateTime('2026-11-20T12:00:00Z')).toBe('20 November 2026, 5:30 pm');
  });
});

it.each([
  timeAgo,
  shortTime,
  indiaDate,
  indiaDateTime,
  indiaFullDateTime,
  indiaTime,
  fullDateTime,
  ownDate,
  shortDay,
])('%p returns a dash for an invalid time', (show) => {
  expect(show('soon', now)).toBe('-');
});
