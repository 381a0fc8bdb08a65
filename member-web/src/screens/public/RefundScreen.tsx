import { refundText } from '../../content/refund';
import { LegalDocument } from './LegalDocument';

/** What holds for purchases. */
export function RefundScreen() {
  return <LegalDocument text={refundText} />;
}
