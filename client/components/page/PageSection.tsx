import { Component, Suspense, useState, type ReactNode } from 'react';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { useRouter } from '../../router/useRouter.ts';

/**
 * A section with data of its own: shows a fallback while loading, and on failure an error with a retry, without affecting
 * the rest of the page. Error boundaries do not run on the server; the browser renders failed sections again.
 */
export function PageSection(props: {
  /** Name of its content for the error message: 「口コミ」. */
  label: string;
  /** Shown while loading. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const { label: what, fallback = <Skeleton count={2} />, children } = props;
  const { contentKey } = useRouter();
  return (
    <ErrorBoundary key={contentKey} fallback={<Retry what={what} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Retry({ what }: { what: string }) {
  const { reload } = useRouter();
  const [state, setState] = useState<'failed' | 'retrying' | 'failedAgain'>('failed');
  const retry = () => {
    setState('retrying');
    void reload().then((isLoaded) => !isLoaded && setState('failedAgain'));
  };
  return (
    <ErrorNote
      title={state === 'failedAgain' ? `${what}をまだ読み込めません` : `${what}を読み込めませんでした`}
      detail={
        state === 'failedAgain'
          ? '時間をおいてもう一度お試しください。ほかの情報はこのままご覧いただけます。'
          : 'ほかの情報はこのままご覧いただけます。'
      }
      onRetry={retry}
      isRetrying={state === 'retrying'}
    />
  );
}

export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
