/**
 * Decodes all frames of a picture and returns their number. Undefined if the browser cannot count them; the server
 * then does.
 * @param type the media type according to the file's first bytes
 * @throws DOMException if a frame is damaged or missing
 */
export async function countFrames(file: Blob, type: string): Promise<number | undefined> {
  // Some browsers do not have it, and no browser offers it to a page without TLS.
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
