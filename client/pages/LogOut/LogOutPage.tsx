import { ActionForm } from '../../components/form/ActionForm.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { logOutPath } from '../../paths.ts';

/** A form, since a GET must not end a session. */
export default function LogOutPage() {
  return (
    <NarrowPage
      title="ログアウト"
      lead="クリップした会場は、次にログインしたときもそのまま残っています。この端末からは、書きかけの内容と、予約票や診断を開くための情報が消えます。"
    >
      <Head title="ログアウト" description="ログアウトします。" canonical={logOutPath()} noindex />
      <ActionForm labels={{}} submitLabel="ログアウトする">
        {() => null}
      </ActionForm>
    </NarrowPage>
  );
}
