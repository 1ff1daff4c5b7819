import { Component, Suspense, useState, type ReactNode } from 'react';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { useRouter } from '../../router/useRouter.ts';

/**
 * A part of a page with data of its own. While its data is late it keeps its place; when it fails it says what is
 * missing and offers another try; in both cases the rest of the page stands. On the server Suspense alone does the
 * work: what throws there is left to the browser.
 */
export function PageSection(props: {
  /** What the section shows, as it is missed: 「口コミ」. */
  what: string;
  /** What stands in its place while it is late. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const { what, fallback = <Skeleton count={2} />, children } = props;
  const { contentKey } = useRouter();
  return (
    <FailureBoundary key={contentKey} instead={<Retry what={what} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}

function Retry({ what }: { what: string }) {
  const { reload } = useRouter();
  const [state, setState] = useState<'failed' | 'trying' | 'failedAgain'>('failed');
  const retry = () => {
    setState('trying');
    void reload().then((isThere) => !isThere && setState('failedAgain'));
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
      retrying={state === 'trying'}
    />
  );
}

/** Shows something instead of children that throw. */
export class FailureBoundary extends Component<
  { instead: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
