import { deviceName as nameOf, type DeviceWords } from '@campus-commons/web-kit/deviceName.ts';

const words: DeviceWords = {
  browserOn: (browser, system) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
};

/** What people call a device, from what its browser calls itself: "Chrome on Windows". */
export const deviceName = (userAgent: string): string => nameOf(userAgent, words);
