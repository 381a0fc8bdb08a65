import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { OpeningRow, SettingRow, UnknownSettingRow } from '../../components/SettingRow';
import { twoStepTexts } from '../../texts/twoStep';
import { useFactorsGetFactorsQuery } from './twoStep/factorsApi';

const TwoStep = lazyChunk(() => import('./twoStep/TwoStep'), 'TwoStep');

/** Whether signing in takes a code of an authenticator app, and what sets that up. */
export function TwoStepRow() {
  const query = useFactorsGetFactorsQuery({ emptyDto: {} });
  const [done, setDone] = useState<string>();
  const [hasUnsafeCodes, setUnsafeCodes] = useState(false);
  const factors = query.data?.data;
  const { label } = twoStepTexts;
  if (!factors) {
    const { failed, loading } = twoStepTexts;
    return <UnknownSettingRow label={label} query={query} failed={failed} loading={loading} />;
  }
  const { available, totpSince, recoveryCodesLeft } = factors;
  const isOn = totpSince !== null;
  if (!available && !isOn) return <SettingRow label={label} value={twoStepTexts.unavailable} />;
  return (
    <OpeningRow
      label={label}
      fragment="two-step"
      closeQuestion={hasUnsafeCodes ? twoStepTexts.closeQuestion : undefined}
      value={isOn ? twoStepTexts.on(ownDate(totpSince), recoveryCodesLeft) : twoStepTexts.off}
      open={
        isOn ? [twoStepTexts.change, twoStepTexts.changeRest] : [twoStepTexts.setUp, twoStepTexts.setUpRest]
      }
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
          <TwoStep
            isOn={isOn}
            onStart={() => setDone(undefined)}
            onUnsafeCodes={setUnsafeCodes}
            onDone={(message) => {
              setDone(message);
              close();
            }}
          />
        </Suspense>
      )}
    </OpeningRow>
  );
}
