import { errorCode } from './errors';

/** Whether a call was refused because the member may only read for a while; its message says until when and why. */
export const isLimited = (error: unknown): boolean => errorCode(error) === 'account_limited';
