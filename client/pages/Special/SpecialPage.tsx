import { DynamicFormView } from '../../components/form/DynamicFormView.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { specialPath } from '../../paths.ts';

const SECRETS = { lineUserId: 'LINEのユーザーID', lineAccessToken: 'LINEの確認コード' };

/** LINE opens the page with the user's id and token in the fragment. */
function readFragment(fragment: string): Record<string, string> {
  const given = new URLSearchParams(fragment);
  const [lineUserId, lineAccessToken] = [given.get('line_user_id'), given.get('line_access_token')];
  return lineUserId && lineAccessToken ? { lineUserId, lineAccessToken } : {};
}

/** The form for LINE friends. LINE credentials never appear in a request URL. */
export default function SpecialPage() {
  return (
    <NarrowPage
      title="LINE限定の特典"
      lead="LINEの友だち登録をしたかたの申し込みページです。LINEのトークにあるボタンから開いてください。"
    >
      <Head
        title="LINE限定の特典"
        description="LINEの友だち限定の申し込みページです。"
        canonical={specialPath()}
        noindex
      />
      <DynamicFormView
        name="special"
        secrets={SECRETS}
        readFragment={readFragment}
        withFiles
        opener={({ value, error }) => (
          <>
            <TextField
              name="lineUserId"
              label={SECRETS.lineUserId}
              required
              autoComplete="off"
              defaultValue={value('lineUserId')}
              error={error('lineUserId')}
            />
            <TextField
              name="lineAccessToken"
              label={SECRETS.lineAccessToken}
              required
              autoComplete="off"
              error={error('lineAccessToken')}
            />
          </>
        )}
      />
    </NarrowPage>
  );
}
