/** Whether the device saves data, so that nothing is loaded that nobody asked for. Only some browsers tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
