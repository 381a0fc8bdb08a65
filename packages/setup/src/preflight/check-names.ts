import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { about, type Finding } from './finding.ts';

/** Finds the addresses of a name; rejects when it has none. */
export type Lookup = (name: string) => Promise<string[]>;

const throughSystem: Lookup = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

const ofThisMachine = () =>
  Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));

/**
 * Where the names point. A machine behind a router does not know its public address, so another address is only a warning.
 * @returns a finding for each name; those without any address in `missing`
 */
export async function checkNames(
  names: readonly string[],
  find = throughSystem,
  own = ofThisMachine(),
): Promise<{ findings: Finding[]; missing: string[] }> {
  const { ok, warn } = about('names');
  const missing: string[] = [];
  const findings = await Promise.all(
    names.map(async (name) => {
      const addresses = await find(name).catch((): string[] => []);
      if (addresses.length === 0) {
        missing.push(name);
        return warn(`${name} has no address yet. Point an A record (and AAAA) at this machine.`);
      }
      const shown = `${name} points to ${addresses.join(', ')}`;
      return addresses.some((address) => own.includes(address))
        ? ok(shown)
        : warn(`${shown}, which is no address of this machine itself. That is right only behind a router.`);
    }),
  );
  return { findings, missing };
}
