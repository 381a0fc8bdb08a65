import { command } from './command.js';

export const MEMBER_COMMANDS = [
  command({
    name: 'member sign-out',
    summary: 'Ends every session of a member, who may sign in again',
    details: "ID is the number in the address of the member's page in the console.",
    parameters: ['ID'],
    run: async ({ environment, parameters: [id = ''], print }) => {
      const { signMemberOut } = await import('../modules/admin/users/sign-member-out.js');
      await signMemberOut(environment, id, print);
    },
  }),
];
