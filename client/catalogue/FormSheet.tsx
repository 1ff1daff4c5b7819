import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { RadioField } from '../ui/form/RadioField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Sheet, Show } from './Sheet.tsx';

/** Fields in rest and in error. */
export function FormSheet() {
  return (
    <Sheet title="会員登録">
      <Show as="ErrorSummary">
        <ErrorSummary
          errors={[
            { name: 'email', label: 'メールアドレス', message: 'メールアドレス形式で入力してください' },
          ]}
        />
      </Show>
      <Show as="fields">
        <form className="flow" style={{ maxWidth: 480 }}>
          <TextField
            name="nickname"
            label="ニックネーム"
            required
            help="口コミなどに表示されます。30文字まで"
          />
          <TextField name="kana" kind="kana" label="セイ" required defaultValue="ヤマダ" />
          <TextField
            name="email"
            kind="email"
            label="メールアドレス"
            required
            defaultValue="hanako"
            error="メールアドレス形式で入力してください"
          />
          <TextField
            name="password"
            kind="password"
            label="パスワード"
            required
            help="8文字以上"
            autoComplete="new-password"
          />
          <TextField name="tel" kind="tel" label="電話番号" optional />
          <TextField name="people" kind="number" label="人数" unit="名" optional />
          <TextField name="date" kind="date" label="挙式日" optional />
          <SelectField
            name="season"
            label="時期"
            choices={[{ value: '2026Q4', label: '2026年10〜12月' }]}
            optional
          />
          <RadioField
            name="role"
            label="立場"
            required
            choices={[
              { value: 'COUPLE', label: 'ふたりで' },
              { value: 'BRIDE', label: '新婦' },
              { value: 'GROOM', label: '新郎' },
            ]}
            defaultValue="BRIDE"
          />
        </form>
      </Show>
    </Sheet>
  );
}
