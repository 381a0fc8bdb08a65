import { NOT_PROVOKED, PROVOKED } from '../src/alerts/provocations/all.ts';
import { alertsIn, faultsOfCoverage, readAlertRules } from '../src/alerts/rules.ts';

const RULES = alertsIn(`
groups:
  - name: made up
    rules:
      - record: campus:errors:ratio
        expr: sum(rate(errors[6h]))
      - alert: Quick
        expr: rate(errors[5m]) > 0
        for: 15m
      - alert: Slow
        expr: increase(errors[1h30m]) > max_over_time(waiting[5m])
        for: 1m
`);

it('the window of an alert is its longest range, or what it waits', () => {
  expect(RULES).toEqual([
    { name: 'Quick', window: 900 },
    { name: 'Slow', window: 5_400 },
  ]);
});

it.each([
  [['Quick', 'Slow'], {}, []],
  [['Quick'], { Slow: 'long' }, []],
  [['Quick'], {}, ['Slow is in no provocation, and not in NOT_PROVOKED']],
  [['Slow'], { Quick: 'why not' }, ['Quick is in NOT_PROVOKED, but fires within 15 minutes']],
  [['Quick', 'Slow'], { Slow: 'long' }, ['Slow is in a provocation, and in NOT_PROVOKED']],
  [['Quick', 'Slow', 'Gone'], {}, ['Gone is no alert of docker/monitoring']],
  [['Quick', 'Slow'], { Gone: 'long' }, ['Gone is no alert of docker/monitoring']],
])('provoked %j and excused %j: %j', (provoked, excused: Record<string, string>, faults) => {
  expect(faultsOfCoverage(RULES, provoked, excused)).toEqual(faults);
});

it('the drill provokes every alert of docker/monitoring, but some whose window is too long', async () => {
  const rules = await readAlertRules();
  expect(rules.length).toBeGreaterThan(30);
  expect(faultsOfCoverage(rules, PROVOKED, NOT_PROVOKED)).toEqual([]);
});
