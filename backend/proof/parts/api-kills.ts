import { tests, type Part } from '../part.ts';

export const apiKills: Part = {
  name: 'api-kills',
  shows:
    'A process that is killed (SIGKILL) while members write, like, rename themselves, join, and make and remove pages, or while it receives and stores pictures, loses no acknowledged write, leaves none half done, and no file without its post. All counters are exact.',
  command: (scale) => tests(['long/write-kills', 'long/media-kills'], 25 * scale),
  lengths: { 'kills of the API under all writers': 100, 'kills of the API during uploads': 100 },
};
