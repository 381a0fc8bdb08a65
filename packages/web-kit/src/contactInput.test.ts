import { phoneDigits, withoutInvisibleMarks } from './contactInput.ts';

it.each([
  ['copied from contacts', '\u202a9876543210\u202c'],
  ['with isolates, joiners and a byte order mark', '\ufeff\u20669876\u200b5\u200e43\u00ad210\u2069\u200f'],
  ...['+91', '+91-', '0', '0091 ', '91', '+91 (0)', '091', '(+91) ', '＋91 ', 'tel:+91'].map(
    (prefix): [string, string] => [`after ${prefix}`, `${prefix}9876543210`],
  ),
  ...[
    '98765 43210',
    '98765-43210',
    '987.654.3210',
    '(98765) 43210',
    '98765\u00a043210',
    '98765\u201143210',
  ].map((number): [string, string] => ['with separators', number]),
  ['with other separators', '98765\u202f–\u2009432·10'],
  ['in Devanagari', '९८७६५४३२१०'],
  ['in Bengali', '৯৮৭৬৫৪৩২১০'],
  ['in Gurmukhi', '੯੮੭੬੫੪੩੨੧੦'],
  ['in Gujarati', '૯૮૭૬૫૪૩૨૧૦'],
  ['in Odia', '୯୮୭୬୫୪୩୨୧୦'],
  ['in Tamil', '௯௮௭௬௫௪௩௨௧௦'],
  ['in Telugu', '౯౮౭౬౫౪౩౨౧౦'],
  ['in Kannada', '೯೮೭೬೫೪೩೨೧೦'],
  ['in Malayalam', '൯൮൭൬൫൪൩൨൧൦'],
  ['in Arabic-Indic', '٩٨٧٦٥٤٣٢١٠'],
  ['in Urdu', '۹۸۷۶۵۴۳۲۱۰'],
  ['in Meitei and Ol Chiki', '꯹꯸꯷꯶꯵᱔᱓᱒᱑᱐'],
  ['in full width', '９８７６５４３２１０'],
  ['in several ways at once', '\u202a+९१ (०) ९८७६५-४३२१०\u202c'],
])('a phone number %s: %j', (_, typed) => {
  expect(phoneDigits(typed)).toBe('9876543210');
});

it('ten digits stay, whatever they begin with', () => {
  expect(['9198765432', '0119876543', '9100000000'].map(phoneDigits)).toEqual([
    '9198765432',
    '0119876543',
    '9100000000',
  ]);
});

it.each([
  '',
  '98765',
  '98765432101',
  '+44 7911 123456',
  '987654321x',
  'asha98765@iet.ac.in',
  '+91 98765 4321',
  '12+9876543210',
])('%j is no number, and stays as it is', (typed) => {
  expect(phoneDigits(typed)).toBe(typed);
});

it('an address loses what nobody sees', () => {
  expect(withoutInvisibleMarks(' \u202aasha@iet.ac.in\u202c\u200b ')).toBe('asha@iet.ac.in');
  expect(phoneDigits('\u2068asha@iet.ac.in\u2069')).toBe('asha@iet.ac.in');
});
