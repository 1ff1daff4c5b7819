import { GivenFormView } from '../../components/form/GivenFormView.tsx';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { Place } from '../../router/page.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const SECRETS = { loginId: 'ログインID' };

/** An invitation carries the login id, and nothing else, behind `#`. */
function readFragment(loginId: string): Record<string, string> {
  return loginId ? { loginId } : {};
}

/** A survey: opened by the login id of the invitation, then answered on the same page. */
export default function EnquetePage({ place }: { place: Place }) {
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
      <GivenFormView
        name={`enquete.${place.params['version'] ?? ''}`}
        secrets={SECRETS}
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
