import type { AccountLimitDto } from '../../api/generated';
import { showToast } from '../../components/toasts/toasts';
import { decisionTexts } from '../../texts/decisions';

/** Says until when and why a member cannot post, comment or follow. */
export const explainLimit = (limit: AccountLimitDto) => void showToast('error', decisionTexts.limited(limit));
