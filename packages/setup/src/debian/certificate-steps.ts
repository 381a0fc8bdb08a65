import { hostNames } from '../answers/questions.ts';
import { requestCertificate } from '../certificate/certbot.ts';
import { makeFirstCertificate } from '../certificate/first-certificate.ts';
import { ACCOUNT, CHALLENGES, TLS } from '../settings/places.ts';
import type { SetupContext } from '../setup-context.ts';

const OF_PROXY = { owner: `root:${ACCOUNT}`, mode: 0o640 };

/** The certificate that the proxy starts with. */
export function makeDebianCertificate({ machine, answers }: SetupContext): string | undefined {
  return makeFirstCertificate(machine, hostNames(answers), TLS, OF_PROXY);
}

/** The certificate of an authority, which certbot's own timer renews. */
export function requestDebianCertificate(
  { machine, answers, memory }: SetupContext,
  missingNames: readonly string[],
): Promise<string | undefined> {
  return requestCertificate(machine, memory, {
    answers,
    missingNames,
    webroot: CHALLENGES,
    install: `install -g ${ACCOUNT} -m 0640 "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" ${TLS}`,
    installed: `${TLS}/fullchain.pem`,
  });
}
