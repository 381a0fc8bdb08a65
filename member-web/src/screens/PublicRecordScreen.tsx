import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Link, useLocation, useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import { ScreenTitle } from '../components/ScreenTitle';
import { RecordFileCheck } from '../features/records/exports/RecordFileCheck';
import { RecordFiles } from '../features/records/exports/RecordFiles';
import { RecordSheet } from '../features/records/exports/RecordSheet';
import { RecordStanding, type Standing } from '../features/records/exports/RecordStanding';
import { generatedRecordsApi, type PublicRecordDto } from '../features/records/generated';
import { useCodeCheck } from '../features/records/useCodeCheck';
import type { SignedRecord } from '../features/records/verify/signedRecord';
import { openingPaths } from '../lib/address/openingPaths';
import { paths } from '../lib/address/paths';
import { recordPaths } from '../lib/address/recordPaths';
import { frameTexts } from '../texts/frame';
import { publicRecordTexts as texts } from '../texts/publicRecord';
import { SharedByLink, SharedSheet, WayIn } from './SharedByLink';

/**
 * A record, for everybody with its link. The link carries a signed code, so that it is checked in the browser, also while the API
 * is away; the API adds what the code leaves out, and whether the record was revoked.
 */
export function PublicRecordScreen() {
  const { id: serial = '' } = useParams();
  const given = useLocation().hash.slice(1);
  const answer = generatedRecordsApi.usePublicGetRecordQuery({ recordSerialDto: { serial } });
  const known = answer.data?.data;
  const code = given === '' ? (known?.code ?? '') : given;
  const check = useCodeCheck(code);
  const signed = typeof check === 'object' ? check : undefined;
  const isOther = signed !== undefined && signed.serial !== serial;
  const standing = standingOf(answer);
  const shown = signed ?? (known && asSigned(known));
  // Nothing of a link that is not genuine is shown, so that no picture of this page says what was never signed.
  const isForged = isOther || (check === false && given !== '');
  return (
    <>
      <meta name="robots" content="noindex" />
      {isForged && <Forged serial={serial} text={isOther ? texts.otherNumber : texts.forgedText} />}
      {!isForged && shown && (code === '' || check !== undefined) && (
        <SharedSheet>
          <ScreenTitle>{texts.title(shown.holder)}</ScreenTitle>
          <meta name="description" content={texts.blurb} />
          <RecordSheet record={shown} known={known} code={signed ? code : ''}>
            <RecordStanding
              isGenuine={signed !== undefined}
              standing={standing}
              onAskAgain={() => void answer.refetch()}
            />
          </RecordSheet>
          <RecordFiles record={known} path={recordPaths.publicRecord(serial, code)} />
          <RecordFileCheck />
          <WayIn
            text={texts.joinText}
            member={{ label: texts.toTool, to: openingPaths.community }}
            joinLabel={texts.login}
          />
        </SharedSheet>
      )}
      {!isForged && !shown && (
        <SharedByLink
          answer={{ ...answer, data: undefined }}
          texts={{
            name: texts.record,
            loading: texts.loading,
            failed: texts.failed,
            missing: texts.missing,
            missingText: texts.missingText,
          }}
          elsewhere={{ name: frameTexts.community, to: paths.community }}
        >
          {null}
        </SharedByLink>
      )}
    </>
  );
}

interface Answer {
  data?: { data: PublicRecordDto };
  isError: boolean;
  error?: unknown;
}

function standingOf({ data, isError, error }: Answer): Standing {
  if (isError) return isNotFound(error) ? 'gone' : 'away';
  return data?.data ?? 'asking';
}

/** As the signed code has it: `YYYY-MM-DD`. */
const DAY_IN_INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** What the API says, where no signature says it. */
function asSigned({ page, issuedAt, ...record }: PublicRecordDto): SignedRecord {
  return { ...record, page: page.name, issued: DAY_IN_INDIA.format(new Date(issuedAt)) };
}

function Forged({ serial, text }: { serial: string; text: string }) {
  return (
    <SharedSheet>
      <ScreenTitle>{texts.forged}</ScreenTitle>
      <Alert severity="error">
        <AlertTitle component="h1">{texts.forged}</AlertTitle>
        {text}
      </Alert>
      <Button variant="outlined" component={Link} to={recordPaths.publicRecord(serial)} sx={{ mt: 4 }}>
        {texts.showOwn}
      </Button>
      <RecordFileCheck />
    </SharedSheet>
  );
}
