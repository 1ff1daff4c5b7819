import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { CheckField } from '../ui/form/CheckField.tsx';
import { FileField } from '../ui/form/FileField.tsx';
import { RadioField } from '../ui/form/RadioField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextAreaField } from '../ui/form/TextAreaField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { flat } from './samples.ts';
import { Sheet, Example } from './Sheet.tsx';

/** Fields without and with errors. */
export function FormSheet() {
  return (
    <Sheet title="会員登録">
      <Example label="ErrorSummary">
        <ErrorSummary
          errors={[
            { name: 'email', label: 'メールアドレス', message: 'メールアドレス形式で入力してください' },
          ]}
          submission={null}
        />
      </Example>
      <Example label="fields">
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
            choices={[{ value: '2026Q4', label: '2026年10月〜12月' }]}
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
          <CheckField
            name="styles"
            label="気になること"
            help="2つまで"
            choices={[
              { value: '1', label: '料理' },
              { value: '2', label: '景色' },
            ]}
            defaultValues={['1']}
          />
          <CheckField
            name="tastes"
            label="好きな雰囲気"
            required
            error="選択してください"
            choices={[
              { value: '1', label: 'ナチュラル', picture: flat('#A9B3A2') },
              { value: '2', label: '和モダン', picture: flat('#C9A9A2') },
            ]}
          />
          <TextAreaField name="message" label="お問い合わせ内容" required />
          <TextAreaField name="wish" label="ご希望" optional error="2000文字以内で入力してください" />
          <FileField name="receipt" label="領収書の写真" accept="image/jpeg" help="10MBまで" required />
          <FileField
            name="estimate"
            label="見積書"
            accept="application/pdf"
            error="10MB以内のファイルを選択してください"
            uploadedUrl="#"
          />
        </form>
      </Example>
    </Sheet>
  );
}
