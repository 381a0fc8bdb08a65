import { joinByApi } from '../../../src/api.ts';
import { MAX_SHIFT } from '../../../src/layout-shift.ts';
import { expect, test } from '../../../src/test.ts';
import { makeThread, REPLIES } from '../../../src/thread/make-thread.ts';
import { measureThread } from '../../../src/thread/measure.ts';

test(`a thread of ${REPLIES} replies is read and answered on a phone: nothing moves by itself, and the box stays in view`, async ({
  browser,
}) => {
  const question = await makeThread();
  const reader = await joinByApi('Ananya Tripathi');
  const { shift, outOfView } = await measureThread(browser, reader, question, 1);
  expect(shift).toBeLessThan(MAX_SHIFT);
  expect(outOfView).toEqual([]);
});
