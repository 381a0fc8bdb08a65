import { useEffect, useState } from 'react';
import { checkCode, type SignatureCheck } from './verify/checkRecord';

/**
 * Checks the signed code of a record in the browser.
 * @param code '' while there is none
 * @returns undefined while it is being checked
 * @throws ChunkLoadError while rendering, when what checks it did not arrive
 */
export function useCodeCheck(code: string): SignatureCheck | undefined {
  const [checked, setChecked] = useState<{ code: string; found?: SignatureCheck; error?: unknown }>();
  useEffect(() => {
    if (code === '') return;
    let isAwaited = true;
    checkCode(code).then(
      (found) => isAwaited && setChecked({ code, found }),
      (error: unknown) => isAwaited && setChecked({ code, error }),
    );
    return () => {
      isAwaited = false;
    };
  }, [code]);
  if (checked?.code !== code) return undefined;
  if (checked.error !== undefined) throw checked.error as Error;
  return checked.found;
}
