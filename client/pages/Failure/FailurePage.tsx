import { PageErrorFallback } from '../../components/page/PageErrorFallback.tsx';

/** The page's main data failed to load. */
export default function FailurePage() {
  return <PageErrorFallback />;
}
