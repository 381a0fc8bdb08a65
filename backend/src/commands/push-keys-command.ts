import webPush from 'web-push';
import { command } from './command.js';
import { writeKey } from './write-key.js';

export const PUSH_KEYS = command({
  name: 'push-keys',
  summary: 'Generates the keys of notifications on devices, VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY',
  details: `Needs no settings and changes nothing: it prints two lines for a file of settings. VAPID_SUBJECT is missing there: an
address at which push services can reach you. With other keys members' devices get nothing until they next open the site.`,
  options: {
    to: {
      value: 'FOLDER',
      meaning: 'writes the private key to the file vapid-private-key there, and never replaces one',
    },
  },
  run: async ({ options: { to }, print, complain }) => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    if (to === undefined) print(`VAPID_PRIVATE_KEY=${privateKey}`);
    else {
      const file = await writeKey(
        to,
        'VAPID_PRIVATE_KEY',
        privateKey,
        'with another key devices get nothing',
      );
      complain(`Wrote ${file}.`);
    }
    print(`VAPID_PUBLIC_KEY=${publicKey}`);
  },
});
