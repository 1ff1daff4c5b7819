import { Component, createContext, Suspense, use, useState, type ReactNode } from 'react';
import { canonicalAddress } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import { Section } from '../../ui/base/Section.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import styles from './PageSection.module.css';

/** Name of the section around, for its error message. */
const SectionContext = createContext<{ label: string; id?: string }>({ label: 'このページの一部' });

/**
 * A section with data of its own: shows a fallback while loading, and on failure its name and an error with a retry,
 * without affecting the rest of the page. Error boundaries do not run on the server: the browser renders failed sections
 * again, and without script their error is shown from the start.
 */
export function PageSection(props: {
  /** Name of its content, heading of the error message: 「口コミ」. */
  label: string;
  /** Anchor of the section, kept when it fails. */
  id?: string;
  /** Shown while loading. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const { label, id, fallback = <Skeleton count={2} />, children } = props;
  const { contentKey } = useRouter();
  return (
    <SectionContext value={{ label, id }}>
      <ErrorBoundary key={contentKey} fallback={<FailedSection />}>
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

/** Heading and error of a failed section. The retry is a link, so it works without script. */
export function FailedSection() {
  const { label: what, id } = use(SectionContext);
  const { reload, address } = useRouter();
  const [state, setState] = useState<'failed' | 'retrying' | 'failedAgain'>('failed');
  const retry = () => {
    setState('retrying');
    void reload().then((isLoaded) => !isLoaded && setState('failedAgain'));
  };
  return (
    <Section id={id} title={what}>
      <ErrorNote
        title={state === 'failedAgain' ? `${what}をまだ読み込めません` : `${what}を読み込めませんでした`}
        detail={
          state === 'failedAgain'
            ? '時間をおいてもう一度お試しください。ほかの情報はこのままご覧いただけます。'
            : 'ほかの情報はこのままご覧いただけます。'
        }
        onRetry={retry}
        retryHref={canonicalAddress(address)}
        isRetrying={state === 'retrying'}
      />
    </Section>
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
