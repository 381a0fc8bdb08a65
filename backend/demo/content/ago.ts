/** Minutes before the time of filling. */
export type Ago = number;

export const minutes = (count: number): Ago => count;
export const hours = (count: number, extraMinutes = 0): Ago => count * 60 + extraMinutes;
export const days = (count: number, extraHours = 0): Ago => (count * 24 + extraHours) * 60;
