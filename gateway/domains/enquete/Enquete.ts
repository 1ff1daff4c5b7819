/** Surveys, identified by their version and the respondent's login id. */
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getEnquete } from '#gateway/upstream/endpoints/forms.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import { Requirement } from '../form/FormField.ts';
import { questionKind, type QuestionKind, type SurveyQuestionRow } from './rules.ts';

export type EnqueteSource = Reply<typeof getEnquete>;

const EnqueteQuestionType = restEnum<QuestionKind>(
  'EnqueteQuestionType',
  'How a survey question is answered. More types may be added; show unknown ones as `TEXT`.',
  {
    select: 'One of `choices`.',
    multi_select: 'Up to `maxChoices` of `choices`.',
    pickup_picture: 'Up to `maxChoices` of `choices`, which have pictures.',
    wedding_at_select: 'A quarter such as `2027Q2`, or `undecided`; offer the next 20 quarters.',
    wedding_month_select: 'A month, `YYYY-MM`.',
    hall: 'Id of a hall, found by a search for its name.',
    guest_detail: 'Three numbers of guests in half-width digits: relatives, friends, others.',
    guest_status: 'How far the respondent has come with a hall: one of `choices`.',
    text: 'Free text.',
    ams: 'A custom question of the office (`ams_…`): one of `choices` if there are any, otherwise free text.',
  },
);

const EnqueteChoice = builder
  .objectRef<NonNullable<SurveyQuestionRow['choices']>[number]>('EnqueteChoice')
  .implement({
    description: 'A choice of a question.',
    fields: (t) => ({
      value: t.string({
        nonNull: true,
        description: 'Value to submit.',
        resolve: ({ value }) => value,
      }),
      label: t.string({ nonNull: true, description: 'Text to show.', resolve: ({ label }) => label }),
      image: t.field({
        type: Image,
        nullable: true,
        description: 'Picture of the choice; null if there is none.',
        resolve: (choice, _args, context) =>
          toImage(choice.image_url, context, {
            get altText() {
              return choice.label;
            },
          }),
      }),
    }),
  });

const EnqueteQuestion = builder
  .objectRef<{ readonly row: SurveyQuestionRow; readonly enquete: EnqueteSource }>('EnqueteQuestion')
  .implement({
    description: 'A question of a survey.',
    fields: (t) => ({
      key: t.string({
        nonNull: true,
        description: 'Key to submit the answer under.',
        resolve: ({ row }) => row.key,
      }),
      type: t.field({
        type: EnqueteQuestionType,
        description: 'How the question is answered.',
        resolve: ({ row }) => questionKind(row),
      }),
      rawType: t.string({
        description: 'Type as named by the REST API; distinguishes the `ams_…` questions.',
        resolve: ({ row }) => row.type,
      }),
      title: t.string({ description: 'The question.', resolve: ({ row }) => row.title }),
      requirement: t.field({
        type: Requirement,
        description: 'Whether an answer is required.',
        resolve: ({ row }) => row.requirement ?? 'optional',
      }),
      group: t.string({
        nullable: true,
        description: 'Name shared by the questions of one `ONE_IS_REQUIRED` group; null for other questions.',
        resolve: ({ row }) => row.group,
      }),
      choices: t.field({
        type: [EnqueteChoice],
        nullable: true,
        description: 'Choices; null if the type defines what can be chosen.',
        resolve: ({ row }) => row.choices,
      }),
      maxChoices: t.int({
        nullable: true,
        description: 'Maximum number of choices; null for no limit.',
        resolve: ({ row }) => row.max_choices,
      }),
      values: t.stringList({
        description: 'Earlier answers of the respondent; empty if there are none.',
        resolve: ({ row, enquete: { data } }) => [data?.[row.key] ?? []].flat(),
      }),
    }),
  });

export const Enquete = builder.objectRef<EnqueteSource>('Enquete').implement({
  description: 'A survey as shown to its respondent.',
  fields: (t) => ({
    version: t.string({ nonNull: true, description: 'Version.', resolve: ({ version }) => version }),
    title: t.string({
      nullable: true,
      description: 'Title; null if there is none.',
      resolve: ({ title }) => title,
    }),
    isAnswered: t.boolean({
      description: 'Whether the respondent has answered before; answering again replaces the answers.',
      resolve: ({ is_answered: isAnswered }) => isAnswered,
    }),
    questions: t.field({
      type: [EnqueteQuestion],
      description: 'Questions in display order.',
      resolve: (enquete) => enquete.questions.map((row) => ({ row, enquete })),
    }),
  }),
});

builder.queryField('enquete', (t) =>
  t.field({
    type: Enquete,
    nullable: true,
    secret: true,
    description:
      'A survey; null if version or login id is unknown. The login id is as sensitive as a password: available by POST only, never cached or logged. Limited per client.',
    args: {
      version: t.arg.string({ required: true, description: 'Version of the survey.' }),
      loginId: t.arg.string({
        required: true,
        description: 'Login id of the respondent, from the invitation.',
      }),
    },
    resolve: (_root, { version, loginId }, { rest }) =>
      nullIfNotFound(rest.get(getEnquete, { version, login_id: loginId })).catch((thrown: unknown) => {
        // Text that cannot be a login id is not sent upstream.
        if (thrown instanceof Refused && thrown.status === 400) return null;
        throw thrown;
      }),
  }),
);
