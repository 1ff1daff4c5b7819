import { GivenFormView } from '../../components/form/GivenFormView.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const SECRETS = { lineUserId: 'LINEのユーザーID', lineAccessToken: 'LINEの確認コード' };

/** LINE opens the page with its id and token behind `#`. */
function readFragment(fragment: string): Record<string, string> {
  const given = new URLSearchParams(fragment);
  const [lineUserId, lineAccessToken] = [given.get('line_user_id'), given.get('line_access_token')];
  return lineUserId && lineAccessToken ? { lineUserId, lineAccessToken } : {};
}

/** The special form for friends of the LINE account. What LINE tells of them stands in no address of ours. */
export default function SpecialPage() {
  return (
    <NarrowPage
      title="LINE限定の特典"
      lead="LINEの友だち登録をしたかたの申し込みページです。LINEのトークにあるボタンから開いてください。"
    >
      <Head
        title="LINE限定の特典"
        description="LINEの友だち限定の申し込みページです。"
        canonical="/special"
        noindex
      />
      <GivenFormView
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
