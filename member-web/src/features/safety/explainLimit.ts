import type { AccountLimitDto } from '../../api/generated';
import { showToast } from '../../components/toasts/toasts';
import { decisionTexts } from '../../texts/decisions';

/**
 * Says until when and why a member cannot post, comment or follow.
 * @param limit null for a minor without a needed consent
 */
export const explainLimit = (limit: AccountLimitDto | null) =>
  void showToast('error', limit ? decisionTexts.limited(limit) : decisionTexts.consentLacks);
