import { AlertLog } from '../src/alerts/alert-log.ts';

const BEGUN = 1_000_000;
const ALERT = { name: 'DatabaseAway', isFiring: true, since: BEGUN + 10_000 };
let log: AlertLog;
beforeEach(() => {
  log = new AlertLog(['DatabaseAway', 'JobLate']);
});

it('tells once when an alert fires after its provocation began', () => {
  log.begin(['DatabaseAway'], BEGUN);
  expect(log.note([{ ...ALERT, isFiring: false }], BEGUN + 20_000)).toEqual([]);
  expect(log.haveFired(['DatabaseAway'])).toBe(false);
  expect(log.note([ALERT], BEGUN + 70_000)).toEqual(['DatabaseAway fires after 70 s']);
  expect(log.note([ALERT], BEGUN + 90_000)).toEqual([]);
  expect(log.of('DatabaseAway')).toEqual({ isEarly: false, seconds: 70 });
  expect(log.haveFired(['DatabaseAway'])).toBe(true);
  expect(log.haveFired(['DatabaseAway', 'JobLate'])).toBe(false);
});

it('an alert that fires before its provocation began is early, even when it fires again', () => {
  expect(log.note([ALERT], BEGUN)).toEqual(['DatabaseAway fires before it is provoked']);
  expect(log.of('DatabaseAway')).toEqual({ isEarly: true });
  log.begin(['DatabaseAway'], BEGUN + 20_000);
  log.note([{ ...ALERT, since: BEGUN + 30_000 }], BEGUN + 90_000);
  expect(log.of('DatabaseAway')).toEqual({ isEarly: true, seconds: 70 });
});

it('an alert that waited when its provocation began is early', () => {
  log.begin(['DatabaseAway'], BEGUN);
  const waited = { ...ALERT, since: BEGUN - 57_000 };
  expect(log.note([waited], BEGUN + 3_000)).toEqual(['DatabaseAway fires before it is provoked']);
  expect(log.haveFired(['DatabaseAway'])).toBe(false);
});

it('an alert may fire for one process in time, and for another before', () => {
  log.begin(['DatabaseAway'], BEGUN);
  const news = log.note([{ ...ALERT, since: BEGUN - 57_000 }, ALERT], BEGUN + 70_000);
  expect(news).toEqual(['DatabaseAway fires before it is provoked', 'DatabaseAway fires after 70 s']);
});

it('other alerts are not looked at', () => {
  expect(log.note([{ ...ALERT, name: 'SiteAway' }], BEGUN)).toEqual([]);
});
