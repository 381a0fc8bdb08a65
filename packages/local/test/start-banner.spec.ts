import { startBanner } from '../src/start-banner.ts';
import type { Stack } from '../src/stack/stack.ts';

const STACK: Stack = {
  apiOrigin: 'http://localhost:4000',
  memberOrigin: 'http://localhost:3000',
  adminOrigin: 'http://localhost:3001',
  demo: undefined,
  administrator: { userName: 'admin', password: undefined },
  apiLog: '/srv/campus/.data/logs/api.log',
  crashed: new Promise(() => undefined),
  stop: () => Promise.resolve(),
};

it('names the log by its whole path, wherever the command was started', () => {
  expect(startBanner(STACK)).toMatch(
    /^ {2}API +http:\/\/localhost:4000 {2}\(log: \/srv\/campus\/\.data\/logs\/api\.log\)$/m,
  );
});
