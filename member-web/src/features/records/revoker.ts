import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { recordRevokerTexts as texts } from '../../texts/recordRevoker';

/** Who revoked a record, in a sentence: its page, or the people who run the site. */
export const revokerName = (revokedBy: 'page' | 'console') =>
  revokedBy === 'page' ? texts.itsPage : runtimeConfig().brandName;
