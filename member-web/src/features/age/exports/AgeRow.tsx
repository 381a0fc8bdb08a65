import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { OpeningRow, UnknownSettingRow } from '../../../components/SettingRow';
import { ageTexts as texts } from '../../../texts/age';
import { useAgeGetAgeQuery } from '../ageApi';
import type { AgeDto } from '../generated';

const AgeSettings = lazyChunk(() => import('../AgeSettings'), 'AgeSettings');

/** What the member says of their age, what became of asking a parent or guardian, and what changes both. */
export function AgeRow() {
  const query = useAgeGetAgeQuery({ emptyDto: {} });
  const [done, setDone] = useState<string>();
  const age = query.data?.data;
  if (!age) {
    const { label, failed, loading } = texts;
    return <UnknownSettingRow label={label} query={query} failed={failed} loading={loading} />;
  }
  return (
    <OpeningRow
      label={texts.label}
      fragment="age"
      value={<AgeValue age={age} />}
      open={[age.band === null || age.band === 'undisclosed' ? texts.say : texts.change, texts.rest]}
      notice={() =>
        done !== undefined && (
          <Alert severity="success" role="status" sx={{ mt: 3 }}>
            {done}
          </Alert>
        )
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <AgeSettings
            age={age}
            onStart={() => setDone(undefined)}
            onDone={(message, stays) => {
              setDone(message);
              if (!stays) close();
            }}
          />
        </Suspense>
      )}
    </OpeningRow>
  );
}

function AgeValue({ age: { band, consent, guardianConsent, neededBy } }: { age: AgeDto }) {
  if (band === null || band === 'undisclosed') return texts.unsaid;
  if (band !== 'minor' || guardianConsent === 'off') return texts.bands[band];
  return (
    <>
      <div>{texts.bands.minor}</div>
      <div>{`${texts.guardian}: ${consentText(consent)}`}</div>
      {neededBy !== null && <div>{texts.neededBy(ownDate(neededBy))}</div>}
    </>
  );
}

/** What became of asking a parent or guardian, in a sentence. */
function consentText(consent: AgeDto['consent']): string {
  if (consent === null) return texts.nobodyAsked;
  const { state, expiresAt, answeredAt } = consent;
  if (state === 'asked') return texts.consent.asked(expiresAt === null ? '' : ownDate(expiresAt));
  if (state === 'agreed') return texts.consent.agreed(answeredAt === null ? '' : ownDate(answeredAt));
  return texts.consent[state];
}
