// Where things are on a machine, as in docs/install/one-machine.md.

/** Releases, the one that runs (`current`), and Node.js. */
export const RELEASES = '/opt/campus-commons';
export const CURRENT = `${RELEASES}/current`;
/** Folder whose `bin` has Node.js and npm; the units and `campus` look there first. */
export const NODE = `${RELEASES}/node`;
/** The account of the services. */
export const ACCOUNT = 'campus';

export const CONFIGURATION = '/etc/campus-commons';
export const TLS = `${CONFIGURATION}/tls`;
/** What setup remembers; root's alone, because answers may contain passwords. */
export const MEMORY = `${CONFIGURATION}/setup`;
export const ANSWERS = `${MEMORY}/answers`;

export const DATA = '/var/lib/campus-commons';
export const BACKUPS = '/var/backups/campus-commons';
/** Answers for the certificate authority, which anybody may read. */
export const CHALLENGES = '/var/lib/campus-acme';
export const LOGS = '/var/log/campus-commons';
export const UNITS = '/etc/systemd/system';

export const DATABASE = 'campus_commons';
/** Ports of the API's processes, of which an operator may add more. */
export const API_PORTS = [3001, 3002] as const;
/** Ports of the sites, by the name of their units' instance. */
export const SITE_PORTS = { 'member-web': 8081, 'admin-web': 8082 } as const;
