import { privacyText } from '../../content/privacy';
import { LegalDocument } from './LegalDocument';

/** What is kept about a member, and who sees it. */
export function PrivacyScreen() {
  return <LegalDocument text={privacyText} />;
}
