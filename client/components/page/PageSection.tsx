import {
  Component,
  createContext,
  startTransition,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { canonicalAddress } from '../../router/address.ts';
import { focusInstead } from '../../router/scroll.ts';
import { useRouter } from '../../router/useRouter.ts';
import { Section } from '../../ui/base/Section.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import styles from './PageSection.module.css';

type Failure = 'failed' | 'retrying' | 'failedAgain';

/** The section around, for its error message. */
const SectionContext = createContext<{
  readonly label: string;
  readonly id?: string;
  readonly failure: Failure;
  readonly setFailure: (failure: Failure) => void;
}>({ label: 'このページの一部', failure: 'failed', setFailure() {} });

/**
 * A section with data of its own: shows a fallback while loading, and on failure its name and an error with a retry,
 * without affecting the rest of the page. Error boundaries do not run on the server: the browser renders failed sections
 * again, and without script their error is shown from the start.
 */
export function PageSection(props: {
  /** Name of its content, heading of the error message: 「口コミ」. */
  label: string;
  /** Anchor of the section, kept when it fails, and its name for the router. */
  id?: string;
  /** Shown while loading. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const { label, id, fallback = <Skeleton count={2} />, children } = props;
  const { loadKey, showsHeadFirst } = useRouter();
  const isDue = useDeferredValue(true, showsHeadFirst ? false : undefined);
  const [failure, setFailure] = useState<Failure>('failed');
  useEffect(() => {
    if (id && failure === 'failedAgain') focusInstead(id);
  }, [id, failure]);
  if (!isDue) return fallback;
  return (
    <SectionContext value={{ label, id, failure, setFailure }}>
      <ErrorBoundary resetKey={loadKey} fallback={<FailedSection />}>
        <Suspense
          fallback={
            <>
              <div className={styles.scriptOnly}>{fallback}</div>
              <noscript className={styles.noscript}>
                <FailedSection />
              </noscript>
            </>
          }
        >
          {children}
        </Suspense>
      </ErrorBoundary>
    </SectionContext>
  );
}

/**
 * Heading and error of a failed section. The retry is a link, so it works without script; with script it fetches the
 * section alone where the page can.
 */
export function FailedSection() {
  const { label: what, id, failure, setFailure } = use(SectionContext);
  const { reload, address } = useRouter();
  const retry = () => {
    setFailure('retrying');
    // Together with what was loaded, which may have failed again.
    void reload(id).finally(() => startTransition(() => setFailure('failedAgain')));
  };
  return (
    <Section id={id} title={what}>
      <ErrorNote
        title={failure === 'failedAgain' ? `${what}をまだ読み込めません` : `${what}を読み込めませんでした`}
        detail={
          failure === 'failedAgain'
            ? '時間をおいてもう一度お試しください。ほかの情報はこのままご覧いただけます。'
            : 'ほかの情報はこのままご覧いただけます。'
        }
        onRetry={retry}
        retryHref={canonicalAddress(address)}
        isRetrying={failure === 'retrying'}
      />
    </Section>
  );
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** What failed is rendered again when this changes; what did not stays mounted. */
  readonly resetKey?: string;
}

export class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean; resetKey?: string }> {
  override state = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: { resetKey?: string }) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
