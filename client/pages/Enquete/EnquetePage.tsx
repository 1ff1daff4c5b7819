import { DynamicFormView } from '../../components/form/DynamicFormView.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageContext } from '../../router/route.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const SECRETS = { loginId: 'ログインID' };

/** The invitation link carries the login id in its fragment. */
function readFragment(loginId: string): Record<string, string> {
  return loginId ? { loginId } : {};
}

/** The enquete: opened with the login id of the invitation, answered on the same page. */
export default function EnquetePage({ context }: { context: PageContext<{ version: string }> }) {
  return (
    <NarrowPage
      title="アンケート"
      lead="ご招待したかたにうかがっています。答えは、送るまでこの端末に控えておきます。"
    >
      <Head
        title="アンケート"
        description="結婚式の準備についてのアンケートです。"
        canonical={null}
        noindex
      />
      <DynamicFormView
        name={`enquete.${context.params.version}`}
        secrets={SECRETS}
        keepsOnDevice
        readFragment={readFragment}
        opener={({ value, error }) => (
          <TextField
            name="loginId"
            label={SECRETS.loginId}
            required
            help="ご案内に書かれているIDです。ご案内のリンクから開くと自動で入ります。"
            autoComplete="off"
            defaultValue={value('loginId')}
            error={error('loginId')}
          />
        )}
      />
    </NarrowPage>
  );
}
