import { actorName } from './auditWords';

test.each([
  ['administrator', 'warden', 'administrator warden'],
  ['administrator', null, 'a former administrator'],
  ['member', 'Member 1', 'Member 1'],
  ['member', null, 'a former member'],
  ['system', null, 'the system'],
  ['anonymous', null, ''],
] as const)('the actor %s %s of an audit event is shown as “%s”', (kind, name, text) => {
  expect(actorName({ kind, name, id: null })).toBe(text);
});
