import { termsText } from '../../content/terms';
import { LegalDocument } from './LegalDocument';

/** The terms of use. */
export function TermsScreen() {
  return <LegalDocument text={termsText} />;
}
