/** Describes how a picture is made from a drawing in this folder. */
export interface Drawing {
  /** Alternative text. */
  readonly alt: string;
  /** Name of the source drawing, `<name>.svg`; the picture's name by default. */
  readonly of?: string;
  /** The crop in the drawing's units; the whole drawing by default. */
  readonly view?: readonly [x: number, y: number, width: number, height: number];
  /** Colours to replace, in lower-case hex as in the drawing. */
  readonly colours?: Readonly<Record<string, string>>;
}
