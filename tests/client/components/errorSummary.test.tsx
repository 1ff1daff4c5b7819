import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary, type FieldError } from '#client/ui/form/ErrorSummary.tsx';

const failure: FieldError = { message: '完了したか確認できませんでした' };
const file: FieldError = {
  name: 'certificate',
  label: '見学証明の写真',
  message: 'もう一度選択してください',
};

it.each([
  ['of fields alone', [file], '入力内容をご確認ください'],
  ['of the whole form alone', [failure], '手続きが終わっていません'],
  ['of the whole form, after which a file is missing', [failure, file], '手続きが終わっていません'],
])('errors %s', (_, errors, title) => {
  render(<ErrorSummary errors={errors} submission={{}} />);
  expect(screen.getByRole('alert').firstChild?.textContent).toBe(title);
});
