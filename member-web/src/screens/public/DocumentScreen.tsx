import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { useLocation } from 'react-router-dom';
import { paths, transparencyPath } from '../../lib/address/paths';
import { RefundScreen } from './RefundScreen';
import { TermsScreen } from './TermsScreen';

/** It asks the API, for which the others need no code. */
const TransparencyScreen = lazyChunk(() => import('./TransparencyScreen'), 'TransparencyScreen');

/** What few visitors read, by its address: each loaded by itself would cost bytes of every page's first code. */
export function DocumentScreen() {
  const { pathname } = useLocation();
  if (pathname.endsWith(transparencyPath)) return <TransparencyScreen />;
  return pathname.endsWith(paths.refund) ? <RefundScreen /> : <TermsScreen />;
}
