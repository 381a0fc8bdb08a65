import { screen, waitFor, within } from '@testing-library/react';
import type { ProjectDetailsDto } from './generated';
import { accept, FakeApi, refuse, stale } from '../../test/fakeApi';
import { aPost, aProfile, feedOf, onePage, tokenOf } from '../../test/factories';
import { expectAsText, hostile } from '../../test/hostile';
import { renderApp } from '../../test/renderApp';
import { fillIn, paste, textOf } from '../../test/writing';

const LIST = '/user/projects/getProjects';
const GET = '/user/projects/getProject';
const CREATE = '/user/projects/create';
const UPDATE = '/user/projects/update';
const DETAILS = '/dashboard/projects/details/7';
const TITLE = 'Line follower, second attempt';
const token = tokenOf('1');

const owner = { id: '3', name: 'Sneha Pillai', profileUrl: null, role: 'Owner', isOwner: true };
const other = { id: '4', name: 'Kabir Anand', profileUrl: null, role: 'Firmware', isOwner: false };
const joinedAt = '2026-11-20T06:00:00.000Z';

const aProject = (rest: Partial<ProjectDetailsDto> = {}): ProjectDetailsDto => ({
  ...{ id: '7', title: TITLE, summary: 'It follows a taped line across the floor.', status: 'active' },
  ...{ skills: ['Soldering'], imageUrl: null, people: 2, isPublic: false, isOwner: false, isMember: false },
  ...{ UserId: '3', User: { name: owner.name }, createdAt: joinedAt, updatedAt: joinedAt, version: '4' },
  ...{ about: '<p>Parts from the scrap shelf.</p>', images: [], startedOn: '2026-09-01', finishedOn: null },
  links: [{ label: 'Code', url: 'https://code.example/robot' }],
  team: [owner, other].map((member) => ({ ...member, joinedAt })),
  joinCode: null,
  ...rest,
});
const owned = (rest: Partial<ProjectDetailsDto> = {}) =>
  aProject({ isOwner: true, isMember: true, UserId: '1', joinCode: 'secret-1', ...rest });
const listOf = (...projects: ProjectDetailsDto[]) =>
  accept({ data: { projects, pagination: onePage(projects.length) } });
const details = (project: ProjectDetailsDto) =>
  new FakeApi().on(GET, accept({ data: project })).on('/user/feeds/getAllFeeds', feedOf());
const open = (address: string, api: FakeApi) => renderApp(address, { token, api });

describe('Projects', () => {
  it('lists projects; tab, state and search are in the address', async () => {
    const api = new FakeApi().on(LIST, listOf(aProject()));
    const { user, currentAddress } = open('/dashboard/projects', api);
    const card = await screen.findByRole('article', { name: TITLE });
    expect(within(card).getByText('In progress')).toBeVisible();
    expect(card).toHaveTextContent('2 people');
    expect(within(card).getByRole('link')).toHaveAttribute('href', DETAILS);
    expect(screen.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/projects');
    await user.click(screen.getByRole('link', { name: 'Mine' }));
    await user.click(screen.getByRole('button', { name: 'Finished' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Search projects' }), 'robot');
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/dashboard/projects?show=mine&q=robot&status=finished');
    await waitFor(() =>
      expect(api.callsTo(LIST).at(-1)?.body).toMatchObject({
        userId: '1',
        search: 'robot',
        status: 'finished',
      }),
    );
  });

  it('says what is empty, and offers to try again what failed', async () => {
    const api = new FakeApi().on(LIST, refuse(500, 'Something went wrong'));
    const { user } = open('/dashboard/projects', api);
    expect(await screen.findByText('Failed to fetch projects')).toBeVisible();
    api.on(LIST, listOf());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No projects yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finished' }));
    expect(await screen.findByText('No project fits')).toBeVisible();
  });
});

describe('the form of a project', () => {
  it('is a draft that survives a reload, and is sent whole', async () => {
    const api = new FakeApi()
      .on(LIST, listOf())
      .on(GET, accept({ data: owned() }))
      .on('/user/feeds/getAllFeeds', feedOf())
      .on(CREATE, { status: 201, body: { success: true, message: 'Created', data: owned() } });
    const first = open('/dashboard/projects', api);
    const [button] = await screen.findAllByRole('button', { name: 'Show a project' });
    if (button) await first.user.click(button);
    await fillIn(first.user, await screen.findByRole('textbox', { name: 'Title' }), TITLE);
    first.unmount();
    const { user, currentAddress } = open('/dashboard/projects', api);
    const [again] = await screen.findAllByRole('button', { name: 'Show a project' });
    if (again) await user.click(again);
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
    const save = screen.getByRole('button', { name: 'Create project' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await screen.findByText('In one sentence is required')).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', { name: 'In one sentence' }), 'It follows a taped line.');
    await fillIn(user, screen.getByRole('textbox', { name: /^Skills/ }), 'Soldering, C , soldering');
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Name of the link' }), 'Code');
    await fillIn(user, screen.getByRole('textbox', { name: 'Address' }), 'http://code.example');
    await user.click(save);
    expect(await screen.findByText('The address begins with https://')).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', { name: 'Address' }), 'https://code.example');
    await user.click(save);
    await waitFor(() => expect(currentAddress()).toBe(DETAILS));
    const body = api.callsTo(CREATE)[0]?.body ?? new FormData();
    expect(['title', 'summary', 'status', 'isPublic', 'about'].map((name) => textOf(body, name))).toEqual([
      ...[TITLE, 'It follows a taped line.', 'idea', 'false', ''],
    ]);
    expect(JSON.parse(textOf(body, 'skills'))).toEqual(['Soldering', 'C', 'soldering']);
    expect(JSON.parse(textOf(body, 'links'))).toEqual([{ label: 'Code', url: 'https://code.example' }]);
    expect(localStorage.getItem('draft:1:project')).toBeNull();
  });

  it('shows what was saved elsewhere meanwhile, and overwrites it only when told to', async () => {
    const api = details(owned()).on(UPDATE, stale());
    const { user } = open(DETAILS, api);
    await user.click(await screen.findByRole('button', { name: 'Edit project' }));
    await fillIn(user, await screen.findByRole('textbox', { name: 'Title' }), 'Third attempt');
    api.on(GET, accept({ data: owned({ title: 'Line follower', version: '5' }) }));
    const save = screen.getByRole('button', { name: /^save changes$/i });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    const conflict = await screen.findByRole('alertdialog');
    expect(conflict).toHaveTextContent('Line follower');
    expect(conflict).toHaveTextContent('Third attempt');
    expect(api.callsTo(UPDATE).map(({ body }) => textOf(body, 'version'))).toEqual(['4']);
  });
});

describe('a project', () => {
  it('shows team, skills, links and what it is about', async () => {
    open(DETAILS, details(aProject()));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const team = within(screen.getByRole('region', { name: 'Team' }));
    expect(team.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Sneha PillaiOwner'),
      expect.stringContaining('Kabir AnandFirmware'),
    ]);
    expect(screen.getByText('Soldering')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Code' })).toHaveAttribute('href', 'https://code.example/robot');
    expect(screen.getByText('Parts from the scrap shelf.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Edit|Copy join link|Remove/ })).not.toBeInTheDocument();
  });

  it('shows hostile text of each field as text', async () => {
    const team = [{ ...other, joinedAt, name: hostile('name'), role: hostile('role') }];
    const texts = { title: hostile('title'), summary: hostile('summary'), skills: [hostile('skill')] };
    const links = [{ label: hostile('label'), url: 'https://a.example' }];
    const about = '<p>Scrap parts<img src=x onerror=alert(1)></p>';
    open(DETAILS, details(aProject({ ...texts, links, about, team })));
    await screen.findByRole('heading', { level: 1, name: texts.title });
    expectAsText('title', 'summary', 'skill', 'label', 'name', 'role');
  });

  it('is edited by no limited owner, who is told why', async () => {
    const limit = { until: '2099-12-03T06:30:00.000Z', rule: 3 };
    const api = details(owned()).on('/user/profile/get', accept({ data: aProfile({ limit }) }));
    open(DETAILS, api);
    const edit = await screen.findByRole('button', { name: 'Edit project' });
    await waitFor(() => expect(edit).toHaveAttribute('aria-disabled', 'true'));
  });

  it.each([
    ['a reader', false],
    ['somebody on its team', true],
  ])('is reported by %s', async (_, isMember) => {
    const api = details(aProject({ isMember })).on(
      '/user/safety/report',
      accept({ message: 'Done', data: { reportId: '51', dueAt: '2026-11-20T10:30:00.000Z' } }),
    );
    const { user } = open(DETAILS, api);
    await user.click(await screen.findByRole('button', { name: 'Options for this project' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this project' });
    await user.click(await within(dialog).findByRole('radio', { name: 'Spam' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.callsTo('/user/safety/report').map(({ body }) => body)).toEqual([
        expect.objectContaining({ kind: 'project', id: '7' }),
      ]),
    );
  });

  it('that is deleted is not found', async () => {
    open(DETAILS, new FakeApi().on(GET, refuse(404, 'There is no such project')));
    expect(await screen.findByText('Project not found')).toBeVisible();
  });

  it('lets its owner copy and renew the join link, and remove a member', async () => {
    const api = details(owned())
      .on('/user/projects/renewCode', accept({ data: { joinCode: 'secret-2' } }))
      .on('/user/projects/removeMember', accept({ data: owned() }));
    const { user } = open(DETAILS, api);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy join link' }));
    expect(copied).toHaveBeenLastCalledWith(
      expect.stringMatching(/\/dashboard\/projects\/details\/7\?join=secret-1$/),
    );
    await user.click(screen.getByRole('button', { name: 'Options for this project' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Renew the join link' }));
    api.on(GET, accept({ data: owned({ joinCode: 'secret-2' }) }));
    await user.click(await screen.findByRole('button', { name: 'Renew the join link' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Copy join link' }));
    expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/join=secret-2$/));
    await user.click(screen.getByRole('button', { name: 'Remove Kabir Anand' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(api.callsTo('/user/projects/removeMember').map(({ body }) => body)).toEqual([
        { id: '7', memberId: '4' },
      ]),
    );
  });
});

describe('updates about a project', () => {
  it('are read by everybody, and written by the team alone, as a draft of their own', async () => {
    const update = aPost('<p>It turns left</p>', { Project: { id: '7', title: TITLE } });
    const api = details(aProject({ isMember: true }))
      .on('/user/feeds/getAllFeeds', feedOf(update))
      .on('/user/feeds/create', { status: 201, body: { success: true, message: 'Posted', data: update } });
    const { user, unmount } = open(DETAILS, api);
    expect(await screen.findByText('It turns left')).toBeVisible();
    expect(api.callsTo('/user/feeds/getAllFeeds')[0]?.body).toMatchObject({ projectId: '7' });
    await user.click(screen.getByRole('button', { name: 'Write an update...' }));
    const dialog = await screen.findByRole('dialog', { name: 'New post' });
    expect(await within(dialog).findByRole('group', { name: 'Where it goes' })).toHaveTextContent(TITLE);
    paste(within(dialog).getByRole('textbox', { name: 'Your post' }), 'It turns right');
    const button = within(dialog).getByRole('button', { name: 'Post' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('/user/feeds/create').map(({ body }) => textOf(body, 'projectId'))).toEqual(['7']);
    unmount();
    open(DETAILS, details(aProject()).on('/user/feeds/getAllFeeds', feedOf(update)));
    expect(await screen.findByText('It turns left')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write an update...' })).not.toBeInTheDocument();
  });
});

describe('the join link', () => {
  it('says where the name will show, asks for a role, and joins', async () => {
    const api = details(aProject()).on('/user/projects/join', accept({ data: aProject({ isMember: true }) }));
    const { user, currentAddress } = open(`${DETAILS}?join=secret-1`, api);
    expect(
      await screen.findByText(/Your name will show on .*Line follower, second attempt.*\./),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Your role is required')).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', { name: 'Your role' }), 'Posters');
    api.on(GET, accept({ data: aProject({ isMember: true }) }));
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(currentAddress()).toBe(DETAILS));
    expect(api.callsTo('/user/projects/join').map(({ body }) => body)).toEqual([
      { id: '7', code: 'secret-1', role: 'Posters' },
    ]);
  });

  it('that was renewed says so, and what was typed stays', async () => {
    const api = details(aProject()).on('/user/projects/join', refuse(403, 'This link no longer works'));
    const { user } = open(`${DETAILS}?join=old`, api);
    await fillIn(user, await screen.findByRole('textbox', { name: 'Your role' }), 'Posters');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(/This link no longer works/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your role' })).toHaveValue('Posters');
  });
});

describe('a join link that is opened signed out', () => {
  it.each([
    ['names a project that everybody may read', accept({ data: { title: TITLE } as never }), TITLE],
    ['names no other project', refuse(404, 'There is no such project'), 'a project'],
  ])('says what it is, and %s', async (_what, answer, name) => {
    const api = new FakeApi().on('/public/getProject', answer);
    const { user } = renderApp(`${DETAILS}?join=secret-1`, { api });
    const words = `Join the team of ${name}`;
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Join' }));
    expect(screen.getByText(words)).toBeVisible();
    expect(api.callsTo(GET)).toEqual([]);
  });
});

describe('a public project', () => {
  const shared = {
    ...{
      id: '7',
      title: TITLE,
      summary: 'It follows a line.',
      about: '<p>Scrap parts</p>',
      status: 'active',
    },
    ...{ skills: ['Soldering'], links: [], images: [], startedOn: null, finishedOn: null },
    updatedAt: joinedAt,
    team: [{ name: 'Sneha Pillai' }, { name: 'Kabir Anand' }],
  } as const;

  it('is read by a visitor: only the names of its team', async () => {
    const api = new FakeApi().on('/public/getProject', accept({ data: structuredClone(shared) as never }));
    renderApp('/projects/7', { api });
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(screen.getByText('Scrap parts')).toBeVisible();
    expect(screen.getByText('Kabir Anand')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Kabir Anand' })).not.toBeInTheDocument();
    expect(api.callsTo('/public/getProject').map(({ body }) => body)).toEqual([{ id: '7' }]);
  });

  it('that is for members only is not found', async () => {
    renderApp('/projects/7', {
      api: new FakeApi().on('/public/getProject', refuse(404, 'There is no such project')),
    });
    expect(await screen.findByText('Project not found')).toBeVisible();
  });
});

describe('a profile', () => {
  it('of one’s own leads to showing a project, also before the first, and back', async () => {
    const api = new FakeApi().on(LIST, listOf()).on('/user/feeds/getAllFeeds', feedOf());
    const { user, currentAddress } = open('/dashboard/profile', api);
    const projects = await screen.findByRole('region', { name: 'Projects' });
    await waitFor(() => expect(projects).toHaveAttribute('aria-busy', 'false'));
    await user.click(within(projects).getByRole('button', { name: 'Show a project' }));
    expect(await screen.findByRole('button', { name: 'Create project' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('region', { name: 'Projects' })).toBeVisible();
    expect(currentAddress()).toBe('/dashboard/profile');
  });

  it('has the projects before the posts', async () => {
    const api = new FakeApi().on(LIST, listOf(aProject())).on('/user/feeds/getAllFeeds', feedOf());
    open('/dashboard/profile', api);
    const projects = await screen.findByRole('region', { name: 'Projects' });
    expect(within(projects).getByRole('article', { name: TITLE })).toBeVisible();
    const posts = await screen.findByRole('heading', { name: 'Posts' });
    expect(projects.compareDocumentPosition(posts) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });
});
