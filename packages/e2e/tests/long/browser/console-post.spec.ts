import { joinByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberAdministrator } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

for (const [device, viewport] of Object.entries(viewports)) {
  test(`a picture in the dialog of a post is seen whole, on a ${device}`, async ({
    context,
    page,
    environment,
  }) => {
    await page.setViewportSize(viewport);
    const author = await joinByApi(`Savitri ${device}`);
    const poster = await makePicture('tomato', 'jpeg', 1080, 1920);
    await postByApi(await tokenOf(author), `<p>The poster of the play, ${device}</p>`, [poster]);
    await rememberAdministrator(context);
    await page.goto(`${environment.consoleUrl}/content?search=${encodeURIComponent('poster of the play')}`);
    await page.getByRole('button', { name: `View More of the post of ${author.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Post of ${author.name}` });
    const picture = dialog.getByRole('img').last();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport({ ratio: 1 });
    const box = await picture.boundingBox();
    // Neither cropped nor squeezed.
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1920 / 1080, 1);
  });
}
