import { randomBytes } from 'node:crypto';
import { dayInIndia } from '../../../backend/src/common/day-in-india.ts';
import type { RecordSigner } from '../../../backend/src/modules/records/signing/record-signer.ts';
import type { Ago } from './content.ts';
import type { DemoRepository } from './demo.repository.ts';
import type { Application } from './openings.ts';

/** As long as the serial numbers of the API. */
const SERIAL_BYTES = 16;

/** Issues the records of completed applications, and signs and revokes them, as the API does: with its statements and its key. */
export async function insertRecords(
  applications: readonly { id: string; application: Application }[],
  { at, signer }: { at: (ago: Ago) => Date; signer: RecordSigner },
  repository: DemoRepository,
): Promise<void> {
  for (const { id, application } of applications) {
    const { record, events } = application;
    const issued = events.find(({ state }) => state === 'completed')?.ago;
    if (record === undefined || issued === undefined) continue;
    const { accepted, revoked, reason, from, to, ...words } = record;
    const days = { from: dayInIndia(0, at(from)), to: dayInIndia(0, at(to)) };
    const serial = randomBytes(SERIAL_BYTES).toString('base64url');
    const issuedRecord = await repository.issueRecord(serial, id, { ...words, ...days }, at(issued));
    if (accepted === undefined) continue;
    await repository.acceptRecord(serial, await signer.sign(issuedRecord), at(accepted));
    if (revoked === undefined || reason === undefined) continue;
    await repository.revokeRecord(serial, reason, at(revoked));
  }
}
