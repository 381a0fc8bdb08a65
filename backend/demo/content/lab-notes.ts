import { days } from './ago.js';
import { colour, h2, h3, link, marked, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

const WHY =
  p(
    'Every year, in the week before vivas, somebody comes to my door with a photograph of a graph and asks what it is ' +
      'a graph of. The axes have no names. The date is in another notebook. The circuit was taken apart so that its ' +
      'capacitor could live in a different circuit. I am asked, kindly, whether I remember.',
    'I do not remember. <strong>That is what the notebook is for.</strong> What follows is what I tell first-years on ' +
      'their first afternoon, written down at last, so that I can be quoted against myself. It is long. Read the ' +
      'headings now and the rest with tea.',
  ) +
  h2('1. What a lab notebook is') +
  p(
    'It is not a fair copy. It is not the report. It is the thing that was open on the bench while it happened, and it ' +
      'has flux on it. Its reader is one particular person: you, in four months, tired, with a result that does not agree ' +
      'with the old one. Write to her. She is clever but she was not there, or rather she was, and has forgotten.',
    'A good notebook lets that reader do three things without asking anybody: build the same circuit, get the same ' +
      'numbers, and see what you thought they meant at the time. If one of these three is missing you have a diary.',
  );

const EVERY_PAGE =
  h2('2. What goes on every page') +
  ol(
    '<strong>The date, and the time when it matters.</strong> It matters for anything that warms up, runs down or ' +
      'drifts, which is everything.',
    '<strong>The question, in one sentence.</strong> “Does the filter cut at 1 kHz?” is a question. “Filter experiment” ' +
      'is a label on an empty jar.',
    '<strong>The circuit as built.</strong> Not as designed. If you used a 4.7k because the 5k drawer was empty, the ' +
      'notebook says 4.7k. A pencil drawing in thirty seconds is better than a beautiful one you will make later.',
    '<strong>The instruments, by name.</strong> “Scope 3, probe at ×10, bench supply by the window.” When one of them ' +
      'turns out to be lying you will know which results to doubt.',
    '<strong>The numbers as you read them</strong>, with their unit, before you have done anything to them.',
    '<strong>What you did next, and why.</strong> One line. “Output clips at the top, so lowering the input to 200 mV.”',
  ) +
  p(
    'Leave the left-hand page empty if you can. It is for afterthoughts, and afterthoughts are where most of the physics ' +
      'is. ' +
      marked('Never tear out a page.') +
      ' A wrong page with one line through it is worth more than a right one nobody can check.',
  );

const NUMBERS =
  h2('3. Numbers that can be believed') +
  h3('Units') +
  p(
    'Write them each time. A column of bare numbers is a column of lottery tickets. Write <em>4.70 kΩ</em> and not ' +
      '<em>4.7</em> if you measured it, and <em>4.7 kΩ, 5 %</em> if you read it off the bands. These are different facts.',
  ) +
  h3('How many digits') +
  p(
    'The meter shows four digits because it was built with four, not because it knows four. Look up its accuracy once ' +
      'and write it inside the cover. On the yellow analogue meters, half a division is honest. On the bench ' +
      'multimeters it is half a per cent and one count. If you copy 3.2741 V from a ±0.5 % instrument, the last two ' +
      'digits are decoration.',
  ) +
  h3('Measure the thing you believe') +
  p(
    'The supply says 5 V on its knob. Measure it at the board. The resistor says 10k. Measure it before it is in the ' +
      'circuit, because afterwards you measure the neighbours too. The function generator says 1 kHz; ask the scope. ' +
      'Most mysteries in this laboratory have been, in the end, a knob that was believed.',
  ) +
  h3('Remember that the meter is in the circuit') +
  p(
    'An ideal voltmeter draws no current. Ours is a resistor with a needle. On a divider made of tens of kilohms, an ' +
      'old meter of 50k will pull the answer down by a tenth or more, and it will do so quietly. The scope probe at ×10 ' +
      'is 10 megohms beside about 12 picofarads: harmless at the mains, not at all harmless at 10 MHz. When an answer ' +
      'changes because you looked at it, write that down; you have just measured your instrument.',
  );

const FAULTS =
  h2('4. When it does not work') +
  p(
    'It will not work. This is not a sign. Please do not rebuild everything at once, because then you will have two ' +
      'circuits that do not work and no idea in what way they differ. Go in this order, and tick it off on paper:',
  ) +
  ol(
    '<strong>Power.</strong> Is it on? At the chip’s own pins, not at the supply? The right way round?',
    '<strong>Ground.</strong> Is there one, and only one? Scope clip, generator clip and supply must agree about zero.',
    '<strong>Warmth.</strong> Touch each chip with the back of a finger, quickly. Hot means stop.',
    '<strong>Half-way.</strong> Cut the circuit in two in your mind. Is the signal right in the middle? Then the fault ' +
      'is behind it. Cut again. Ten stages need four looks.',
    '<strong>One change.</strong> Change one thing, look, write, change it back if it did not help.',
    '<strong>A person.</strong> Explain it aloud to somebody who is not listening very hard. You will hear the fault ' +
      'about two sentences before the end.',
  ) +
  p(
    'The four commonest faults of the last ten years, in my notes: a breadboard rail that is broken in the middle; a ' +
      'chip one hole to the left; a probe on ×10 with the scope set to ×1; and an electrolytic capacitor the wrong way ' +
      'round, which announces itself.',
  );

const GRAPHS =
  h2('5. Graphs') +
  p(
    'Plot while you measure. Not at home, not on Sunday. A graph on the bench costs you two minutes and tells you, while ' +
      'the circuit still exists, that the seventh point is absurd. At home it only tells you that you should have ' +
      'looked.',
  ) +
  ul(
    'Both axes have a name and a unit. The name is a word, not only a letter.',
    'Points are points. Draw them with a small cross; put a bar on them if you know how unsure they are.',
    'A curve is an opinion about the points. Draw it last and lightly, and say where it came from.',
    'Choose a logarithmic axis when the interesting thing happens at 10, 100 and 1,000, which for filters it does.',
    'Take more points where it bends. Nobody needs nine points on a straight line.',
    'If you leave out a point, circle it, and write the reason beside it. “Looked wrong” is not a reason. “Supply ' +
      'had tripped” is.',
  ) +
  p(
    'And keep the bad ones. Some years ago a student kept a page of “failed” readings in which the gain of an amplifier ' +
      'fell a little each minute. Everybody told him to throw it away. It was a thermal runaway in slow motion, and it ' +
      'became his final-year project, and a very good one.',
  );

const SAFETY_AND_HONESTY =
  h2('6. Safety, briefly, because I want you to read it') +
  ul(
    colour('hibiscus', '<strong>One hand in your pocket</strong>') +
      ' when anything above 50 V is live. The current that goes across the chest is the one that matters.',
    'Capacitors remember. Discharge them through a resistor, then check with a meter, then check that the meter works.',
    'Nobody works alone after seven. This is not about trust. It is about who telephones.',
    'The iron goes back in its stand, every time, even if you will pick it up again in four seconds.',
    'Closed shoes. Hair tied. Bangles and rings off. No chai on the bench; there is a ledge outside the door, with a view.',
    'If something smells interesting, switch off first and be curious afterwards.',
  ) +
  h2('7. Honesty') +
  p(
    'You will be tempted to write down what it should have been. The textbook says 159 Hz, the partner in the next bay ' +
      'got 161, and you have 212. It is half past four. I know.',
    'Write 212. I have never taken a mark away for a true number that was wrong, and I have taken away a good many for ' +
      'false numbers that were right. They are easy to see: they are all on the curve. Real ones stand about, like ' +
      'people at a bus stop. Then write one line about what you think happened. “Possibly the 0.1 µF is really 0.068; not ' +
      'measured.” That line is worth more than the number. It is what a scientist sounds like.',
    'When you use somebody else’s readings, because you were ill or the bench was full, write whose they are. Sharing is ' +
      'fine. Silence about it is not.',
  );

const PAGE =
  h2('8. A page you may copy') +
  p('The shape of a good afternoon, as it stands in my own second-year notebook, mistakes included:') +
  ul(
    '<strong>Tuesday, 2:10 pm. Bench 4, with Lata.</strong>',
    '<strong>Question:</strong> does the RC low-pass (R = 10.02 kΩ measured, C marked 0.1 µF) turn over at 159 Hz?',
    '<strong>As built:</strong> sketch opposite. Generator 1 V peak to peak into R; scope 2, probe ×10, across C. Earth ' +
      'clips together at the generator.',
    '<strong>Expect:</strong> 0.71 of the input at the corner, minus 20 dB per decade after it.',
    '<strong>Readings:</strong> 20 Hz, 0.99 V. 50 Hz, 0.97 V. 100 Hz, 0.90 V. 150 Hz, 0.82 V. 200 Hz, 0.73 V. 210 Hz, ' +
      '0.71 V. 500 Hz, 0.39 V. 1 kHz, 0.21 V. 2 kHz, 0.105 V.',
    '<strong>So:</strong> the corner is near 210 Hz, not 159. The slope afterwards is right, so it <em>is</em> an RC and ' +
      'one of the two is not what it says. R was measured. Suspect C.',
    '<strong>2:55 pm.</strong> Swapped C for another from the same drawer: corner at 163 Hz. Kept the first one in an ' +
      'envelope. Measured on the bridge at 3:20: 0.0755 µF. The drawer is innocent, the capacitor is not.',
    '<strong>Left for next time:</strong> is it old, or was it born so? Ask Mr Iyer about the date code.',
  ) +
  p(
    'Nothing in that page is clever. But you could build it, you would get those numbers, and you can see me being wrong ' +
      'and finding out. That is all I ask.',
  );

const END =
  h2('9. The last five minutes') +
  p('Before you take anything apart:') +
  ol(
    'Photograph the board from above, with your page number on a slip of paper beside it.',
    'Write one sentence that answers the question at the top of the page. “Yes”, “no” and “cannot tell yet, because …” ' +
      'are all full answers.',
    'Write the next thing you would try. Future you will kiss this line.',
    'Put the parts back in the right drawers. The 1 kΩ drawer is the one with no resistors in it; help it.',
    'Switch off at the wall, look round once, say good night to the oscilloscope.',
  ) +
  p(
    'A blank template, the accuracy tables for our meters and the list of which breadboards have broken rails are at ' +
      link('https://ece.example.org/lab-notes', 'ece.example.org/lab-notes') +
      '. Corrections are welcome under this post; I will add them with your name.',
    'And if you have read this far, come and tell me on Friday at the open bench. There will be biscuits for those who did, ' +
      'and I will be able to tell from the notebooks.',
  );

/** The longest post: a guide of some two thousand words. */
export const LAB_NOTES: PostSeed = {
  by: 'meenakshi',
  on: 'electronics',
  ago: days(2, 1),
  body: WHY + EVERY_PAGE + NUMBERS + FAULTS + GRAPHS + SAFETY_AND_HONESTY + PAGE + END,
  pictures: ['lab-notebook'],
  likes: 34,
  comments: [
    ['ananya', 'The 1 kΩ drawer line is about me and I accept it.'],
    ['pranjal', 'Printed, laminated, taped above bench 4. With date.'],
    ['prasad', 'I have read this far, ma’am. All of it, on the bus. See you on Friday.'],
    [
      'rahman',
      '“Real ones stand about, like people at a bus stop” should be carved above our statistics lab.',
    ],
    [
      'imran',
      'Correction for the list: breadboard 7 is also broken in the middle, left rail. I lost an evening to it.',
    ],
    ['meenakshi', 'Added, Imran, with your name. You are now immortal in a small way.'],
    ['sneha', 'Replace “resistor” with “primer” and every word of it holds in a biology lab.'],
  ],
};
