import { privacyText } from '../../content/privacy';
import { LegalDocument } from './LegalDocument';

/** The privacy policy. */
export function PrivacyScreen() {
  return <LegalDocument text={privacyText} />;
}
