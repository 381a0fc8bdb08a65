import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../components/Feature';
import { FormInPlace } from '../components/FormInPlace';
import { TabsWithAction } from '../components/TabsWithAction';
import { PostOpening } from '../features/openings/PostOpening';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { paths } from '../lib/address/paths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { openingTexts as texts } from '../texts/openings';
import { OpeningsBoard } from './openings/OpeningsBoard';

const OwnPart = lazyChunk(() => import('./openings/OwnPart'), 'OwnPart');
const NewOpening = lazyChunk(() => import('../features/openings/form/NewOpening'), 'NewOpening');

/** The parts of the screen, in the order of their tabs. */
const SHOWN = ['open', 'board', 'own'] as const;

/** Internships: those that are open, the member's own board, and those that the member posted. */
export function InternshipsScreen() {
  const [search] = useSearchParams();
  const show = SHOWN.find((known) => known === search.get('show')) ?? 'open';
  const form = useOverlay('post-internship');
  if (form.isOpen) {
    return (
      <FormInPlace onClose={form.close}>
        <NewOpening kind="internship" onClose={form.close} />
      </FormInPlace>
    );
  }
  return (
    <>
      <ToolHead name={frameTexts.internships} explainedAt={paths.internships} />
      <TabsWithAction
        label={texts.whichInternships}
        tabs={SHOWN.map((known) => ({
          label: texts.shown[known],
          search: known === 'open' ? '' : `?show=${known}`,
          isOn: known === show,
        }))}
        action={show !== 'board' && <PostOpening kind="internship" onPost={() => form.open()} />}
      />
      {show === 'open' ? (
        <OpeningsBoard kind="internship" />
      ) : (
        <Feature>
          <OwnPart
            kind="internship"
            show={show}
            post={<PostOpening kind="internship" onPost={() => form.open()} variant="tonal" />}
          />
        </Feature>
      )}
    </>
  );
}
