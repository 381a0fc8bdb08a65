/** A greeting for the time of day where the reader is. */
export function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 5) {
    return 'Up late';
  }
  if (hour < 12) {
    return 'Good morning';
  }
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
