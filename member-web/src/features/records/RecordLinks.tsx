import { Button } from '@campus-commons/web-kit/Button.tsx';
import { Link } from 'react-router-dom';
import { copyLink } from '../../components/shareLink';
import { TOAST_MS } from '../../components/toasts/toasts';
import { openingPaths } from '../../lib/address/openingPaths';
import { recordTexts as texts } from '../../texts/records';
import type { RecordDto } from './exports/recordsApi';

/** Opens a signed record as everybody with its link reads it, and copies that link. */
export function RecordLinks({ record: { serial, code, role } }: { record: RecordDto }) {
  if (code === null) return null;
  const address = openingPaths.record(serial, code);
  return (
    <>
      <Button variant="tonal" component={Link} to={address} aria-label={texts.openNamed(role)}>
        {texts.open}
      </Button>
      <Button variant="text" onClick={() => void copyLink(address, texts.linkCopied, TOAST_MS)}>
        {texts.copyLink}
      </Button>
    </>
  );
}
