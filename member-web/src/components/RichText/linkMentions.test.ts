import { linkMentions } from './RichText';

const asha = { id: '7', label: 'Asha Rao' };

it('links a name in text, and nothing within another link', () => {
  expect(linkMentions('<p>Hi <b>@Asha Rao</b>!</p><p><a href="https://a.in">@Asha Rao</a></p>', [asha])).toBe(
    '<p>Hi <b><a href="/dashboard/profile?userId=7" dir="auto">@Asha Rao</a></b>!</p><p><a href="https://a.in">@Asha Rao</a></p>',
  );
});

it('a name or an id never becomes markup', () => {
  const hostile = { id: '7"onclick="x', label: '<img src=x onerror=y>' };
  const html = linkMentions('<p>@&lt;img src=x onerror=y&gt;</p>', [hostile]);
  const box = document.createElement('div');
  box.innerHTML = html;
  expect(box.querySelector('img')).toBeNull();
  expect([...(box.querySelector('a')?.attributes ?? [])].map(({ name }) => name)).toEqual(['href', 'dir']);
  expect(box).toHaveTextContent('@<img src=x onerror=y>');
});
