import { Suspense, useEffect } from 'react';
import { Boundary } from '../../../components/Boundary';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';
import type { MemberRecordsProps } from '../MemberRecords';

const { Chunk: MemberRecords, preload } = preloadableChunk(() => import('../MemberRecords'), 'MemberRecords');

/** Loads the code of {@link LazyMemberRecords} while the screen still asks for the profile. */
export function usePreloadedRecords(): void {
  useEffect(() => preload(), []);
}

/** The records that a member has accepted, from a chunk of their own. Without it, what follows is shown all the same. */
export function LazyMemberRecords(props: MemberRecordsProps) {
  return (
    <Boundary fallback={() => props.children}>
      <Suspense>
        <MemberRecords {...props} />
      </Suspense>
    </Boundary>
  );
}
