import { refundText } from '../../content/refund';
import { LegalDocument } from './LegalDocument';

/** The refund policy. */
export function RefundScreen() {
  return <LegalDocument text={refundText} />;
}
