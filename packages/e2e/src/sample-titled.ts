import { randomInt } from 'node:crypto';
import { call, joinByApi, sendForm, tokenOf } from './api.ts';
import { makePicture, type PictureFile } from './pictures.ts';

/** Titles of what has one, with content that is hard to lay out. */
export interface SampleTitled {
  /** An answered question, in Hindi. */
  questionTitle: string;
  /** An article, whose title is as long as titles may be. */
  articleTitle: string;
  /** A project with ten pictures and a team, in Hindi. */
  projectTitle: string;
}

const titles = (number: number): SampleTitled => ({
  questionTitle: `प्रयोगशाला ${number} में ऑप-ऐम्प बार-बार संतृप्त क्यों हो जाता है, और इसे कैसे रोकें?`,
  articleTitle: `What ${number} evenings above the maidan have taught us about string, glue, bamboo, the wind in January, and asking the neighbours before climbing roofs`,
  projectTitle: `पतंग से मौसम की वेधशाला: छात्रावास ${number} की छत से दो सौ मीटर ऊपर तापमान और नमी`,
});
/** A quote, code in a line, long lines of code, a formula in a line and one that is wider than a phone. */
const BLOCKS = [
  '<blockquote><p>डोर छोड़ने से पहले हवा से पूछ लो।</p><p>Ask the wind before you let go of the string.</p></blockquote>',
  '<p>Run <code>npm start</code> in <code>tools/kite-log</code>, or type it:</p>',
  '<pre><code>for evening in evenings:\n    if evening.wind &gt; 12:  # metres a second, measured on the roof of the seventh hostel\n',
  '        print(evening.date, "stay on the ground")\n\n    log(evening)</code></pre>',
  String.raw`<p>The pull grows with \(v^2\), so \(\frac{1}{2}\rho v^2\) matters more than the area \(A\):</p>`,
  String.raw`<p>\[ F = \frac{1}{2}\,\rho\,v^2\,A\,C_L + \int_0^{t} m(\tau)\,g\,d\tau + \sum_{k=1}^{n} \sqrt{a_k^2 + b_k^2} - \frac{\partial E}{\partial x} \]</p>`,
].join('');
const ANSWER = 'दोनों सप्लाई जाँचिए: एक पिन ढीली है।';
const COLOURS = [
  'teal',
  'crimson',
  'goldenrod',
  'indigo',
  'olive',
  'sienna',
  'slateblue',
  'tomato',
  'seagreen',
];

/**
 * Publishes an answered question, an article and a project.
 * @param writer the token of whoever publishes them
 */
export async function createSampleTitled(writer: string): Promise<SampleTitled> {
  // Members of their own, because a project stands before the posts of a profile.
  const team = ['Thiruvananthapuram Padmanabhan Unnikrishnan Nair', 'Om'];
  const others = await Promise.all(team.map(async (name) => tokenOf(await joinByApi(name))));
  // Tests that run at the same time have a sample each.
  const sample = titles(randomInt(1000, 10_000));
  const asked = { kind: 'question', title: sample.questionTitle };
  const feedId = await publish(writer, asked, '<p>दो बार बदला, फिर भी वही।</p>');
  const answerer = others[0] ?? writer;
  const answer = await call('/user/comments/create', { feedId, comment: ANSWER }, answerer);
  const { id: commentId } = answer.data as { id: string };
  await call('/user/comments/acceptAnswer', { feedId, commentId }, writer);
  const written = { kind: 'article', title: sample.articleTitle };
  await publish(writer, written, `<h2>String</h2>${BLOCKS}${'<p>Cotton, and never glass.</p>'.repeat(12)}`);
  await createProject(sample.projectTitle, writer, others);
  return sample;
}

async function publish(writer: string, fields: Record<string, string>, content: string): Promise<string> {
  const form = { ...fields, feedData: JSON.stringify({ content }) };
  const { data } = await sendForm('/user/feeds/create', form, [], writer);
  return (data as { id: string }).id;
}

async function createProject(title: string, owner: string, others: readonly string[]): Promise<void> {
  const pictures: PictureFile[] = await Promise.all([
    ...COLOURS.map((colour) => makePicture(colour, 'jpeg', 1200, 800)),
    makePicture('steelblue', 'png', 3000, 600),
  ]);
  const fields = {
    title,
    summary: 'शाम की हवा में एक डिब्बा, जो हर दस सेकंड पर तापमान, नमी और दबाव नीचे भेजता है।',
    about: '<p>डिब्बा, डोर और चरखी: सब कुछ छात्रावास में बना है।</p>',
    status: 'active',
    skills: JSON.stringify(['Soldering', 'मौसम विज्ञान', 'Instruments and measurement', 'KiCad']),
    isPublic: 'true',
  };
  const { data } = await sendForm('/user/projects/create', fields, pictures, owner);
  const { id, joinCode: code } = data as { id: string; joinCode: string };
  for (const token of others)
    await call('/user/projects/join', { id, code, role: 'String, knots and the long walk back' }, token);
}
