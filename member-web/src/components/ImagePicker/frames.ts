/**
 * How many frames a picture has, all of them there. Undefined where the browser cannot count them: the server does.
 * @param type the media type, as its bytes say
 * @throws DOMException when a frame is damaged or missing
 */
export async function countFrames(file: Blob, type: string): Promise<number | undefined> {
  // Not in every browser, and in none on a page without TLS.
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(type))) return undefined;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type });
  try {
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 1;
    const { image } = await decoder.decode({ frameIndex: frames - 1, completeFramesOnly: true });
    image.close();
    return frames;
  } finally {
    decoder.close();
  }
}
