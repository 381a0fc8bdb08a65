import { excerptOf, runsOf } from './matches';

/** The text with what stands out in brackets. */
const shown = (runs: ReturnType<typeof runsOf>) =>
  runs.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('the words that were searched for', () => {
  it.each([
    ['capitals', 'KITE', 'A kite, a Kite.', 'A [kite], a [Kite].'],
    ['compatible letters', 'file 2', 'The ﬁle of ２ pages', 'The [ﬁle] of [２] pages'],
    ['Hindi, whole words with their vowel signs', 'डोर', 'डोर और डोरी', '[डोर] और डोरी'],
    ['a nukta, joined or apart', 'पतंगबा\u095bी', 'कल पतंगबा\u091c\u093cी है', 'कल [पतंगबा\u091c\u093cी] है'],
    ['joined words as one', "op-amp d'souza", "Op-amp of D'Souza-op, amp", "[Op-amp] of [D'Souza-op], [amp]"],
    [
      'English endings',
      'robots university',
      'Robotics at two universities, not robust',
      '[Robotics] at two [universities], not robust',
    ],
    ['a doubled consonant', 'running', 'We run', 'We [run]'],
    ['short words as they are', 'is it', 'It is a test', '[It] [is] a test'],
    ['markup as text', 'b', '<b>bold</b> & b', '<[b]>bold</[b]> & [b]'],
    ['joiners within a word, or not', 'क्षमा', 'क्\u200dषमा', '[क्\u200dषमा]'],
    ['only punctuation', '!?', 'What?!', 'What?!'],
    ['the first eight words alone', 'a b c d e f g h i', 'h and i', '[h] and i'],
  ])('stand out: %s', (_case, search, text, expected) => {
    expect(shown(runsOf(text, search))).toBe(expected);
  });

  it('are near the start of the excerpt, which begins and ends with a whole word', () => {
    const filler = 'one two three four five six seven eight nine ten '.repeat(12);
    const excerpt = shown(excerptOf(`${filler}the kite ${filler}`, 'kite'));
    expect(excerpt).toMatch(/^…[a-z]+ .{10,60}\[kite\]/);
    expect(excerpt).toMatch(/ [a-z]+…$/);
    expect(excerpt.length).toBeLessThan(420);
    expect(shown(excerptOf(`The kite ${filler}`, 'kite'))).toMatch(/^The \[kite\]/);
  });

  it('are in an excerpt that cuts no flag or syllable', () => {
    const flags = '🇮🇳'.repeat(300);
    expect(shown(excerptOf(`kite ${flags}`, 'kite'))).toMatch(/^\[kite\] (🇮🇳)+…$/u);
    expect(shown(excerptOf(`${'क्षि'.repeat(300)} kite`, 'kite'))).toMatch(/^…(क्षि)+ \[kite\]$/u);
  });

  it('are in the excerpt also within a long link', () => {
    const link = `https://example.in/${'a/'.repeat(300)}`;
    expect(shown(excerptOf(`Look: ${link}kite/${'b/'.repeat(300)}`, 'kite'))).toMatch(/\[kite\]/);
    expect(shown(excerptOf(`Look: ${link}`, 'look')).length).toBeGreaterThan(300);
  });
});
