/** How a picture comes out of a drawing in this folder. */
export interface Drawing {
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
  /** The drawing it is made of, `<name>.svg`; the picture's own name unless given. */
  readonly of?: string;
  /** The part that is shown, in the drawing's units; all of it unless given. */
  readonly view?: readonly [x: number, y: number, width: number, height: number];
  /** Colours that are replaced, as lower-case hex like the drawing writes them. */
  readonly colours?: Readonly<Record<string, string>>;
}
