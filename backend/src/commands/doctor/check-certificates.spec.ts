import type { PeerCertificate } from 'node:tls';
import { judgeCertificate } from './check-certificates.js';

it('a certificate that has ended is a failure, whatever else is wrong with it', () => {
  const ended = { subject: {}, subjectaltname: 'DNS:campus.example', valid_to: 'Nov 20 00:00:00 2024 GMT' };
  expect(
    judgeCertificate(
      'https://campus.example',
      'campus.example',
      ended as PeerCertificate,
      'CERT_HAS_EXPIRED',
    ),
  ).toEqual({
    verdict: 'fail',
    subject: 'certificate',
    text: expect.stringMatching(/^https:\/\/campus\.example: it ended \d+ days ago\. Renew it/) as string,
  });
});
