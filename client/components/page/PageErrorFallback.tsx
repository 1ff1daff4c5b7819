import { canonicalAddress } from '../../router/address.ts';
import { useRouter } from '../../router/useRouter.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Head } from './Head.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { homePath } from '../../paths.ts';

/** Shown when a page's main data could not be loaded or rendered. The retry is a link, so it works without script. */
export function PageErrorFallback({
  title = 'ページを表示できませんでした',
  text = '表示の途中で問題が起きました。しばらく待ってから、もう一度お試しください。',
}: {
  title?: string;
  text?: string;
}) {
  const { address } = useRouter();
  return (
    <div className="page">
      <Head title={title} description={text} canonical={null} noindex />
      <EmptyState
        drawing="clips"
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink variant="primary" href={canonicalAddress(address)} data-reload="">
              もう一度試す
            </ButtonLink>
            <ButtonLink href={homePath()}>トップページへ</ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
