/** Terms of use, privacy policy and company: texts of the operator. */
import type { LegalTexts } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { htmlBlocks } from '#gateway/schema/kit/html.ts';
import { ArticleBlock } from '../block/ArticleBlock.ts';

const LegalDocumentKind = restEnum<keyof LegalTexts>(
  'LegalDocumentKind',
  'A text that the operator has to publish.',
  {
    terms: 'The terms of use (利用規約).',
    privacy: 'The privacy policy (プライバシーポリシー).',
    company: 'The company behind the product (運営会社).',
  },
);

const LegalDocument = builder.objectRef<keyof LegalTexts>('LegalDocument').implement({
  description: 'Terms of use, privacy policy or company, as the operator wrote them.',
  fields: (t) => ({
    title: t.string({
      nonNull: true,
      description: 'Title, plain text.',
      resolve: (kind, _args, { legalTexts }) => legalTexts[kind].title,
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address of its page on the site.',
      resolve: (kind, _args, { site }) => `${site.url}/${kind}`,
    }),
    blocks: t.field({
      type: [ArticleBlock],
      description: 'The text below the title, as the blocks of an article.',
      resolve: (kind, _args, context) => htmlBlocks(context.legalTexts[kind].html, context),
    }),
  }),
});

builder.queryField('legalDocument', (t) =>
  t.field({
    type: LegalDocument,
    nonNull: true,
    description: 'A text that the operator has to publish. Show or link it wherever a user gives consent.',
    args: {
      kind: t.arg({ type: LegalDocumentKind, required: true, description: 'Which of the texts.' }),
    },
    resolve: (_root, { kind }) => kind,
  }),
);
