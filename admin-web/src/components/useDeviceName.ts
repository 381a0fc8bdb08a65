import { deviceName } from '@campus-commons/web-kit/deviceName/generated.ts';
import { useTranslate } from 'react-admin';

/** Returns a function that makes a readable device name from a user agent: "Chrome on Windows". */
export function useDeviceName(): (userAgent: string) => string {
  const translate = useTranslate();
  return (userAgent) =>
    deviceName(userAgent, {
      browserOn: (browser, system) => translate('device.browser_on', { browser, system }),
      unknownDevice: translate('device.unknown'),
    });
}
