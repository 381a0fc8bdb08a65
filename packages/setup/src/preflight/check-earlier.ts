import type { Machine } from '../machine/machine.ts';
import { ACCOUNT, ANSWERS, CONFIGURATION } from '../settings/places.ts';
import { about, type Finding } from './finding.ts';

/** Whether what is on the machine already is of an earlier setup; what somebody made by hand is not taken over. */
export function checkEarlier(machine: Machine): Finding {
  const { ok, fail } = about('earlier');
  if (machine.has(ANSWERS)) return ok('an earlier setup is brought up to date');
  if (machine.has(`${CONFIGURATION}/api.env`)) {
    return fail(
      `${CONFIGURATION} was made by hand. Keep it up by hand, too (docs/install/one-machine.md), or remove it first.`,
    );
  }
  return machine.hasAccount(ACCOUNT)
    ? fail(`The account ${ACCOUNT} exists and is used for something else. Rename or remove it first.`)
    : ok('nothing is there yet');
}
