import { PageErrorFallback } from '../../components/page/PageErrorFallback.tsx';

/** 503: the page's main data failed to load. */
export default function FailurePage() {
  return <PageErrorFallback />;
}
