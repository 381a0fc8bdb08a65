import { earlyStyles, sharedCardCss } from '../../vite.earlyStyles';

/** Runs the plugin as a build of these files does; the result is the code of the last one. */
function build(...ids: string[]): string | undefined {
  const { transform, buildEnd } = earlyStyles() as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
    buildEnd: (this: { error: (message: string) => never }) => void;
  };
  const built = ids.map((id) => transform('.early-bar {}', id)?.code).at(-1);
  buildEnd.call({
    error: (message) => {
      throw new Error(message);
    },
  });
  return built;
}

it('puts the rules of the card before those of the early posts', () => {
  expect(build('/site/src/main.tsx', '/site/src/early/early.css?direct')).toBe(
    `${sharedCardCss()}\n.early-bar {}`,
  );
});

it('fails a build without the style sheet', () => {
  expect(() => build('/site/src/early/moved.css')).toThrow('The site has no /src/early/early.css');
});

it('writes the rules that stand beside the menu and over the padding', () => {
  const css = sharedCardCss();
  expect(css).toContain('margin-right: calc(44px + -10px + 12px);');
  expect(css).toContain('.early-ground { margin-top: 16px; margin-inline: -16px; ');
  expect(css).not.toMatch(/undefined|\[object|Variable/);
});

it('fails when the card no longer has a style', () => {
  expect(() => sharedCardCss([['.early-post', {}]])).toThrow('There are no styles for .early-post');
  const gone = { padding: undefined } as unknown as Record<string, string>;
  expect(() => sharedCardCss([['.early-post', gone]])).toThrow(
    'The style padding of .early-post has no value',
  );
});
