import { command, type Terminal } from './command.js';

const PASSWORD = `The password is ADMIN_PASSWORD, or what is in the file ADMIN_PASSWORD_FILE; without either one is generated and
printed, once. The name may also be in ADMIN_USER_NAME.`;

/** The environment with the name from the command line, if there is one. */
function named({ environment }: Terminal, name: string | undefined): NodeJS.ProcessEnv {
  return name === undefined ? environment : { ...environment, ADMIN_USER_NAME: name };
}

const load = () => import('../modules/admin/administrators/administrator-commands.js');

export const ADMIN_COMMANDS = [
  command({
    name: 'admin create',
    summary: 'Creates the first or a further administrator, or a moderator',
    details: `${PASSWORD} Without a name it is "admin".
An account that exists is left unchanged, so this may run at every deployment.`,
    parameters: ['[NAME]'],
    options: {
      role: { value: 'ROLE', meaning: 'moderator, or administrator, which is the default' },
    },
    run: async (call) =>
      (await load()).createAdministrator(named(call, call.parameters[0]), call.print, call.options.role),
  }),
  command({
    name: 'admin password',
    summary: "Sets an administrator's password and signs them out everywhere",
    details: PASSWORD,
    parameters: ['[NAME]'],
    run: async (call) => (await load()).setAdministratorPassword(named(call, call.parameters[0]), call.print),
  }),
  command({
    name: 'admin clear-factors',
    summary: "Turns off an administrator's two-step sign-in, whose phone and recovery codes are lost",
    details: `The password alone signs in again; "campus admin password" changes it. Make sure who asks.
The name may also be in ADMIN_USER_NAME.`,
    parameters: ['[NAME]'],
    run: async (call) =>
      (await load()).clearAdministratorFactors(named(call, call.parameters[0]), call.print),
  }),
  command({
    name: 'admin role',
    summary: 'Makes somebody a moderator or an administrator, in open sessions, too',
    details: 'ROLE is moderator or administrator. Refuses to leave no administrator who can sign in.',
    parameters: ['NAME', 'ROLE'],
    run: async (call) => {
      const [name, role = ''] = call.parameters;
      return (await load()).setAdministratorRole(named(call, name), role, call.print);
    },
  }),
  command({
    name: 'admin remove',
    summary: 'Removes an administrator; refuses to remove the last one',
    details: 'The name may also be in ADMIN_USER_NAME. Entries in the audit log stay.',
    parameters: ['[NAME]'],
    run: async (call) => (await load()).removeAdministrator(named(call, call.parameters[0]), call.print),
  }),
];
