/** One or more emoji: WhatsApp, Facebook and X show each as a picture with the emoji as its `alt`. */
const EMOJI =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
/** The name of an emoji, as Slack and Discord write it: `:tada:`. */
const NAME = /^:[\p{L}\p{N}_+-]+:$/u;

/** Turns pictures of emoji, which the editor would drop, into text. */
export function emojiPicturesToText(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const alt = picture.alt.trim();
    if (EMOJI.test(alt) || NAME.test(alt)) picture.replaceWith(alt);
  }
}
