/** Labels of the contact form by field, as named in Contact Form 7. */
export const CONTACT_LABELS = {
  'your-name': 'お名前',
  'your-email': 'メールアドレス',
  'your-tel': '電話番号',
  'your-subject': '件名',
  'your-message': 'お問い合わせ内容',
  acceptance: '個人情報の取り扱い',
};
