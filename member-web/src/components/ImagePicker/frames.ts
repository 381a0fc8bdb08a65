/**
 * The number of frames of a picture, once all of them are decoded. Undefined if the browser cannot count them; the
 * server does.
 * @param type the media type according to the file's first bytes
 * @throws DOMException if a frame is damaged or missing
 */
export async function countFrames(file: Blob, type: string): Promise<number | undefined> {
  // Missing in some browsers, and in all of them on a page without TLS.
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
