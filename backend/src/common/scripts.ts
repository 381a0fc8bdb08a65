/** The scripts in general or limited use (UAX #31, tables 5 and 7); mailboxes do not use the others. */
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
  ...['Gujarati', 'Gurmukhi', 'Hangul', 'Han', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao'],
  ...['Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
  ...['Adlam', 'Balinese', 'Bamum', 'Batak', 'Canadian_Aboriginal', 'Chakma', 'Cham', 'Cherokee'],
  ...[
    'Hanifi_Rohingya',
    'Javanese',
    'Kayah_Li',
    'Lepcha',
    'Limbu',
    'Lisu',
    'Mandaic',
    'Meetei_Mayek',
    'Miao',
  ],
  ...['Newa', 'New_Tai_Lue', 'Nko', 'Nyiakeng_Puachue_Hmong', 'Ol_Chiki', 'Osage', 'Saurashtra', 'Sundanese'],
  ...['Syloti_Nagri', 'Syriac', 'Tai_Le', 'Tai_Tham', 'Tai_Viet', 'Tifinagh', 'Vai', 'Wancho', 'Yi'],
];
/** Languages written in several scripts: Chinese, Japanese, Korean (UTS #39, section 5.1). */
const TOGETHER = [
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];

/** The characters of each allowed script or combination; digits, hyphens and marks belong to all. */
const ALLOWED_SETS = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map((scripts) => {
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`^[${letters}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u');
});

/** Whether a text uses a single script, or those of one language (UTS #39, "single-script"). */
export function isOfOneScript(text: string): boolean {
  return ALLOWED_SETS.some((writing) => writing.test(text));
}
