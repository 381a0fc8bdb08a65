import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Length, Matches } from 'class-validator';

/** `name@/assets/file.js:line:column`; nothing but the site's own files, and no query. */
const FRAME = /^[\w$.<>]{0,80}@\/(?:admin\/)?assets\/[\w.-]{1,100}\.js:\d{1,9}:\d{1,9}$/;
const MAX_FRAMES = 20;

/** An error in a browser. It contains no personal data: the sites leave out what somebody typed or read. */
export class ReportErrorDto {
  /**
   * Kind and message of the error, without texts and addresses in it; 1–200 characters.
   * @example "TypeError: posts is not iterable"
   */
  @IsString()
  @Length(1, 200)
  message!: string;

  /**
   * Calls that led to it, the innermost first, 1–20: `name@/assets/file.js:line:column`.
   * @example ["load@/assets/index-C3xk9.js:1:2345"]
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_FRAMES)
  @Matches(FRAME, { each: true })
  frames!: string[];

  /**
   * Path of the page with `:id` in place of names and numbers.
   * @example "/profile/:id"
   */
  @Matches(/^(?:\/(?:[a-z-]{0,30}|:id)){1,6}$/)
  route!: string;

  /**
   * File name of the site's entry script, which differs for each build; up to 80 characters.
   * @example "index-C3xk9.js"
   */
  @Matches(/^[\w.-]{0,80}$/)
  release!: string;
}
