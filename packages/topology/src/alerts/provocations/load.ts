import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Api } from '../../services/api.ts';
import type { Provocation } from '../stage.ts';
import { post } from './requests.ts';

/** Open files that each API process of the drill may have: the default of a shell, which the units raise. */
export const OPEN_FILES = 1024;
/** Share of them that is in use; the rest is for what else the process does. */
const USED = 0.85;
/** Milliseconds of which a starved process runs the latter. */
const STOPPED_MS = 700;
const RUNNING_MS = 100;
/** Clients of the busy process, more together than it may have in flight. Sign-ins queue for a connection behind the feeds. */
const READERS = 25;
const SIGNING_IN = 85;
/** Pixels: small enough that a post is answered before its writer gives up. */
const PICTURE = { width: 2_400, height: 1_600 };
const PICTURES_PER_POST = 10;
/** While one post is answered, those of the others wait: always more than ten pictures. */
const PICTURE_WRITERS = 3;
/** Alerts that fire only if processes answer soon. */
const AFTER_ANSWERS = ['AddressRefused', 'PasswordsGuessed', 'ErrorsBurnFast', 'PushesDropped'];

/** Processes that have more to do than they can. */
export const OF_LOAD: readonly Provocation[] = [
  {
    how: 'a process gets an eighth of its time on the CPU, under more sign-ins and feeds than it may have in flight',
    alerts: ['EventLoopSlow', 'FeedSlow', 'SignInsWait', 'DatabaseConnectionsShort', 'RequestsShed'],
    after: AFTER_ANSWERS,
    run: async ({ busy, members, signal }) => {
      const clients = Array.from({ length: READERS + SIGNING_IN }, async (_, place) => {
        const member = members[place % members.length];
        for (let round = 0; !signal.aborted; round += 1) {
          await (place < READERS
            ? post(busy, '/user/feeds/getAllFeeds', {}, member)
            : post(busy, '/user/auth/login', {
                emailOrPhone: `nobody${place}-${round}@example.edu`,
                password: 'wrong',
              }));
          await sleep(100);
        }
      });
      await starve(busy, signal);
      await Promise.all(clients);
    },
  },
  {
    how: `the process that was killed keeps ${USED * 100} % of its ${OPEN_FILES} open files in use: idle connections`,
    alerts: ['OpenFilesShort'],
    after: ['ProcessRestarts'],
    run: ({ killed, signal }) => holdConnections(killed, OPEN_FILES * USED, signal),
  },
  {
    how: `a third process gets an eighth of its time on the CPU, under ${PICTURE_WRITERS} members who post ten pictures again and again`,
    alerts: ['PicturesWait'],
    // It makes EventLoopSlow fire, too, so it begins when that is provoked.
    after: AFTER_ANSWERS,
    run: async ({ decoding, members, signal }) => {
      const picture = new Blob([await drawPicture()]);
      const writers = members.slice(0, PICTURE_WRITERS).map(async (member) => {
        while (!signal.aborted) {
          const form = new FormData();
          form.set('feedData', JSON.stringify({ content: '<p>From the excursion</p>' }));
          for (let n = 0; n < PICTURES_PER_POST; n += 1) form.append('images', picture, `excursion-${n}.jpg`);
          await post(decoding, '/user/feeds/create', form, member);
          await sleep(100);
        }
      });
      await starve(decoding, signal);
      await Promise.all(writers);
    },
  },
];

/** Lets a process run only an eighth of the time, until the signal is aborted. */
async function starve(api: Api, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    api.signal('SIGSTOP');
    await sleep(STOPPED_MS);
    api.signal('SIGCONT');
    await sleep(RUNNING_MS);
  }
}

/** Holds so many connections that the process has this many open files with what it has at rest, and replaces closed ones. */
async function holdConnections(api: Api, files: number, signal: AbortSignal): Promise<void> {
  const most = Math.round(files) - (await api.metric('process_open_fds'));
  const held = new Set<Socket>();
  signal.addEventListener('abort', () => held.forEach((socket) => socket.destroy()));
  while (!signal.aborted) {
    while (held.size < most) {
      const socket = connect(api.port, '127.0.0.1');
      held.add(socket);
      socket.on('error', () => undefined).once('close', () => held.delete(socket));
      // After an answer it is kept as long as KEEP_ALIVE_SECONDS; without a request it would be closed earlier.
      socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
      socket.resume();
    }
    await sleep(1_000);
  }
}

/** Plain enough to be a small file, so that receiving it takes no time. */
async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await sharp({ create: { ...PICTURE, channels: 3, background: '#c96f3b' } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(drawn);
}
