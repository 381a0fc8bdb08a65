import { mentionedIn } from '../drafts/chosenMentions';
import { splitMentions } from './mentions';

const ravi = { id: '1', label: 'Ravi' };
const kumar = { id: '2', label: 'Ravi Kumar' };

it('the longest name is linked, as written, and only where a word begins and ends', () => {
  expect(splitMentions('(@ravi kumar) @Ravi, @Ravindra mail@Ravi\n@Ravi@Ravi', [ravi, kumar])).toEqual([
    '(',
    { id: '2', label: 'ravi kumar' },
    ') ',
    ravi,
    ', @Ravindra mail@Ravi\n',
    ravi,
    '@Ravi',
  ]);
  const ananya = { id: '3', label: 'अनन्य' };
  expect(splitMentions('@अनन्य। @अनन्या', [ananya])).toEqual([ananya, '। @अनन्या']);
});

it('several spaces between the words of a name are one', () => {
  const asha = { id: '5', label: 'Asha  Rao' };
  expect(splitMentions('@Asha Rao and @asha   rao', [asha])).toEqual([
    { id: '5', label: 'Asha Rao' },
    ' and ',
    { id: '5', label: 'asha   rao' },
  ]);
  expect(mentionedIn('so @Asha Rao', [asha])).toEqual(['5']);
  expect(mentionedIn('so @Asha  Rao', [{ id: '5', label: 'Asha Rao' }])).toEqual(['5']);
});

it('a name with characters that have a meaning in patterns is plain text', () => {
  const odd = { id: '4', label: 'A. (B)+' };
  expect(splitMentions('@A. (B)+ @AxxB', [odd])).toEqual([odd, ' @AxxB']);
});
