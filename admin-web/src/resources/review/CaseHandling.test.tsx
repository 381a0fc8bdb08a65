import { screen, waitFor, within } from '@testing-library/react';
import type { CaseDto } from '../../api/generated';
import { expectLoggedFailures, logInBefore } from '../../test/browser';
import { aCase, aCaseEntry, aCaseList } from '../../test/cases';
import { failure, type FakeApi } from '../../test/fakeApi';
import { ADMIN_ROLE_KEY } from '../../providers/session';
import { renderConsole } from '../../test/renderConsole';

const caseNamed = (name: string) => screen.findByRole('article', { name });
const sent = (api: FakeApi, path: Parameters<FakeApi['callsOf']>[0]) =>
  api.callsOf(path).map(({ body }) => body);
/** Every case is like this one. */
const cases = (overrides: Partial<CaseDto>) => (prepared: FakeApi) =>
  prepared.answer('/admin/review/getCase', ({ body }) => ({
    body: { success: true, data: aCase(Number(body.id), overrides) },
  }));
const child = (overrides: Partial<CaseDto> = {}) =>
  cases({ reasons: [{ reason: 'child_safety', reports: 1 }], needsSecond: true, ...overrides });
const region = (name: string) => screen.findByRole('region', { name });
const decideButton = () => screen.getByRole('button', { name: 'Decide' });

describe('an administrator', () => {
  beforeEach(() => logInBefore());

  test('n writes a note for those who review, and m a message to the member', async () => {
    const { api, user } = renderConsole('/review?case=1', cases({}));
    await caseNamed('Post of Member 1');
    await user.keyboard('4n');
    const dialog = await screen.findByRole('dialog', { name: 'Note for those who review' });
    // What is typed there is no message.
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await user.keyboard('His warden knows');
    cases({
      notes: [{ kind: 'note', text: 'His warden knows', at: '2026-11-20T05:30:00.000Z', by: 'asha' }],
    })(api);
    await user.click(within(dialog).getByRole('button', { name: 'Save the note' }));
    await waitFor(() =>
      expect(sent(api, '/admin/review/addNote')).toEqual([{ id: '1', text: 'His warden knows' }]),
    );
    expect(await region('Notes')).toHaveTextContent(/asha, .*His warden knows/);
    await user.keyboard('mBe kind{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(sent(api, '/admin/review/decide')).toMatchObject([{ rule: 4, note: 'Be kind' }]),
    );
  });

  test('e passes a case on with a word, and the next one takes its place', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/review?case=1');
    await caseNamed('Post of Member 1');
    await user.keyboard('e');
    const dialog = await screen.findByRole('dialog', { name: 'Pass this case to the administrators?' });
    await user.keyboard('I know him');
    api.answer(
      '/admin/review/escalate',
      failure(409, 'Somebody has passed this on already.', 'already_decided'),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Pass on' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Somebody has passed this on already.',
    );
    expect(within(dialog).getByRole('textbox')).toHaveValue('I know him');
    api.answer('/admin/review/escalate', { body: { success: true, message: 'Passed on' } });
    await user.click(within(dialog).getByRole('button', { name: 'Pass on' }));
    await caseNamed('Post of Member 2');
    expect(sent(api, '/admin/review/escalate').at(-1)).toEqual({ id: '1', version: 1, reason: 'I know him' });
    expect(await screen.findByText(/^Passed to the administrators\. Next: Post of Member 2/)).toBeVisible();
  });

  test('that a child is in danger is decided once it is recorded who was told', async () => {
    const { api, user } = renderConsole('/review?case=1', child());
    await caseNamed('Post of Member 1');
    await user.keyboard('3{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'First tell the police or the cyber cell, and record whom you told',
    );
    await user.click(screen.getByRole('button', { name: 'Record whom you told' }));
    const dialog = await screen.findByRole('dialog', { name: 'Told outside' });
    await user.click(within(dialog).getByRole('button', { name: 'Record it' }));
    expect(within(dialog).getByText('Please say who was told')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Who was told'), 'Cyber cell');
    await user.type(within(dialog).getByLabelText('Number or reference'), 'NCRP 312');
    child({
      referrals: [{ to: 'Cyber cell', reference: 'NCRP 312', at: '2026-11-20T05:30:00.000Z', by: 'dean' }],
    })(api);
    await user.click(within(dialog).getByRole('button', { name: 'Record it' }));
    expect(await region('Told outside')).toHaveTextContent('Cyber cellNCRP 312dean');
    expect(sent(api, '/admin/review/recordReferral')).toEqual([
      { caseId: '1', to: 'Cyber cell', reference: 'NCRP 312' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(decideButton());
    await waitFor(() =>
      expect(sent(api, '/admin/review/decide')).toMatchObject([{ outcome: 'violation', rule: 3 }]),
    );
  });

  test('that no child is in danger is noted, and waits for somebody else; it cannot be undone, and is not in the way', async () => {
    const own = {
      outcome: 'no_violation',
      by: 'rsrivastava',
      isOwn: true,
      at: '2026-11-20T05:30:00.000Z',
    } as const;
    const { user } = renderConsole('/review?case=1', (prepared) => {
      child()(prepared);
      prepared.answer('/admin/review/getCases', ({ body }) => ({
        body: {
          success: true,
          data: aCaseList(body, [aCaseEntry(1), aCaseEntry(2, { proposal: own }), aCaseEntry(3)]),
        },
      }));
      prepared.answer('/admin/review/decide', {
        body: { success: true, message: 'Noted.', data: { undoableUntil: null } },
      });
    });
    await caseNamed('Post of Member 1');
    expect(await screen.findByText('waits for another')).toBeVisible();
    await user.keyboard('d');
    expect(decideButton()).toHaveAccessibleDescription(
      'A child is concerned: somebody else must find the same before the case is closed.',
    );
    await user.keyboard('{Enter}');
    await caseNamed('Post of Member 3');
    expect(
      await screen.findByText(/^Noted, somebody else must find the same\. Next: Post of Member 3/),
    ).toBeVisible();
    await user.keyboard('z');
    expect(await screen.findByText('There is nothing to undo.')).toBeVisible();
  });

  test('the second one reads what the first one found, and the first cannot agree with themselves', async () => {
    const proposal = {
      outcome: 'no_violation',
      by: 'asha',
      isOwn: false,
      at: '2026-11-20T05:30:00.000Z',
    } as const;
    const { api, user } = renderConsole('/review?case=1', child({ proposal }));
    expect(await caseNamed('Post of Member 1')).toHaveTextContent(
      /asha found “No violation”, .*\. Find the same/,
    );
    await user.keyboard('d');
    expect(decideButton()).toHaveAccessibleDescription('You agree with asha, and the case is closed.');
    child({ proposal: { ...proposal, isOwn: true } })(api);
    await user.keyboard('j');
    await caseNamed('Post of Member 2');
    await user.keyboard('d{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('You have found this already.');
    expect(sent(api, '/admin/review/decide')).toEqual([]);
  });

  test('an administrator hides all that a suspended member wrote, and no other measure does', async () => {
    const { api, user } = renderConsole('/review?case=1');
    await caseNamed('Post of Member 1');
    await user.keyboard('2s');
    await user.click(screen.getByRole('checkbox', { name: /^Hide all that the member wrote/ }));
    await user.keyboard('l');
    expect(screen.queryByRole('checkbox', { name: /^Hide all/ })).not.toBeInTheDocument();
    await user.click(decideButton());
    await caseNamed('Post of Member 2');
    await user.keyboard('2s');
    await user.click(screen.getByRole('checkbox', { name: /^Hide all/ }));
    await user.click(decideButton());
    await waitFor(() => expect(sent(api, '/admin/review/decide')).toHaveLength(2));
    const [limited, suspended] = sent(api, '/admin/review/decide');
    expect(limited).not.toHaveProperty('hideAll');
    expect(suspended).toMatchObject({ measure: 'suspension', days: 7, hideAll: true });
  });

  test('a case that nobody reported says which rule found it', async () => {
    renderConsole('/review?case=1', (prepared) => {
      cases({ source: 'spam', signal: 'jobs.example', reasons: [], reports: [] })(prepared);
      prepared.answer('/admin/review/getCases', ({ body }) => ({
        body: {
          success: true,
          data: aCaseList(body, [
            aCaseEntry(1, { source: 'words', signal: 'registration fee', reasons: [] }),
          ]),
        },
      }));
    });
    expect(await screen.findByText('Has “registration fee”')).toBeVisible();
    const shown = await caseNamed('Post of Member 1');
    expect(shown).toHaveTextContent('Links to jobs.example again and again');
    expect(shown).toHaveTextContent('Nobody has reported it: it was found by a rule.');
  });

  test('who reported is shown after a question that says that it is recorded', async () => {
    const { api, user } = renderConsole('/review?case=1');
    await caseNamed('Post of Member 1');
    await user.click(screen.getByRole('button', { name: 'Who is reporter 1?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show who reporter 1 is?' });
    expect(dialog).toHaveTextContent('The activity log records that you asked, when and why.');
    await user.click(within(dialog).getByRole('button', { name: 'Show the name' }));
    expect(sent(api, '/admin/review/reveal')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), 'She was threatened');
    await user.click(within(dialog).getByRole('button', { name: 'Show the name' }));
    expect(await screen.findByRole('link', { name: 'Member 77' })).toBeVisible();
    expect(sent(api, '/admin/review/reveal')).toEqual([{ reportId: '70', reason: 'She was threatened' }]);
  });
});

describe('a moderator', () => {
  beforeEach(() => {
    logInBefore();
    localStorage.setItem(ADMIN_ROLE_KEY, 'moderator');
  });

  test('decides neither what was passed on nor that a child is in danger, and is shown no reporter', async () => {
    const { api, user } = renderConsole('/review?case=1', child());
    await caseNamed('Post of Member 1');
    expect(screen.queryByRole('button', { name: /reporter/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record whom you told' })).not.toBeInTheDocument();
    await user.keyboard('3{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Only an administrator decides that a child is in danger.',
    );
    await user.keyboard('s');
    expect(screen.queryByRole('checkbox', { name: /^Hide all/ })).not.toBeInTheDocument();
    cases({ isEscalated: true })(api);
    await user.keyboard('j');
    expect(await caseNamed('Post of Member 2')).toHaveTextContent(
      'This case was passed to the administrators: they decide it.',
    );
    await user.keyboard('d{Enter}');
    expect(sent(api, '/admin/review/decide')).toEqual([]);
  });
});
