/** A survey, opened by its version and the respondent's login id. */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import type { getEnquete } from '#gateway/upstream/endpoints/forms.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Requirement } from '../form/FormField.ts';
import { kindOf, type QuestionKind, type SurveyQuestionRow } from './rules.ts';

/** A survey with what was answered before. */
export type EnqueteSource = Reply<typeof getEnquete>;

const EnqueteQuestionType = wordEnum<QuestionKind>(
  'EnqueteQuestionType',
  'How a question of a survey is answered. Expect types you do not know yet and show them as `TEXT`.',
  {
    select: 'One of `choices`.',
    multi_select: 'Up to `maxChoices` of `choices`.',
    pickup_picture: 'Up to `maxChoices` of `choices`, which have pictures.',
    wedding_at_select:
      'A quarter such as `2027Q2`, or `undecided`: the season picker offers the next 20 quarters.',
    wedding_month_select: 'A month, `YYYY-MM`.',
    hall: 'The id of a hall, found by searching for its name.',
    guest_detail: 'Three numbers of guests in half-width digits: relatives, friends, others.',
    guest_status: 'How far the respondent has come with a hall: one of `choices`.',
    text: 'A text in one’s own words.',
    ams: 'A question of the office’s own (`ams_…`): one of `choices` where there are any, else a text.',
  },
);

const EnqueteChoice = builder
  .objectRef<NonNullable<SurveyQuestionRow['choices']>[number]>('EnqueteChoice')
  .implement({
    description: 'A choice of a question.',
    fields: (t) => ({
      value: t.string({
        infallible: true,
        description: 'Value to answer with.',
        resolve: ({ value }) => value,
      }),
      label: t.string({ infallible: true, description: 'Text to show.', resolve: ({ label }) => label }),
      image: t.field({
        type: Image,
        nullable: true,
        description: 'Picture of the choice; null where there is none.',
        resolve: ({ image_url: address, label }) => imageAt(address, { shows: { name: label } }),
      }),
    }),
  });

const EnqueteQuestion = builder
  .objectRef<SurveyQuestionRow & { readonly values: readonly string[] }>('EnqueteQuestion')
  .implement({
    description: 'A question of a survey.',
    fields: (t) => ({
      key: t.string({ infallible: true, description: 'Key to answer under.', resolve: ({ key }) => key }),
      type: t.field({
        type: EnqueteQuestionType,
        description: 'How it is answered.',
        resolve: (question) => kindOf(question),
      }),
      rawType: t.string({
        description: 'Type as the source names it: tells the `ams_…` questions apart.',
        resolve: ({ type }) => type,
      }),
      title: t.string({ description: 'The question.', resolve: ({ title }) => title }),
      requirement: t.field({
        type: Requirement,
        description: 'Whether an answer is needed.',
        resolve: ({ requirement: mode }) => mode ?? 'optional',
      }),
      group: t.string({
        nullable: true,
        description:
          'Name shared by the questions of one `ONE_IS_REQUIRED` rule; null for questions on their own.',
        resolve: ({ group }) => group,
      }),
      choices: t.field({
        type: [EnqueteChoice],
        nullable: true,
        description: 'Choices; null where the type says all there is to choose from.',
        resolve: ({ choices }) => choices,
      }),
      maxChoices: t.int({
        nullable: true,
        description: 'Most choices that may be given; null for any number.',
        resolve: ({ max_choices: most }) => most,
      }),
      values: t.stringList({
        description: 'What the respondent answered before; empty when nothing.',
        resolve: ({ values }) => [...values],
      }),
    }),
  });

export const Enquete = builder.objectRef<EnqueteSource>('Enquete').implement({
  description: 'A survey as its respondent sees it.',
  fields: (t) => ({
    version: t.string({ infallible: true, description: 'Version.', resolve: ({ version }) => version }),
    title: t.string({
      nullable: true,
      description: 'Title; null where it has none.',
      resolve: ({ title }) => title,
    }),
    isAnswered: t.boolean({
      description: 'Whether the respondent has answered already; answering again replaces the answers.',
      resolve: ({ is_answered: isAnswered }) => isAnswered,
    }),
    questions: t.field({
      type: [EnqueteQuestion],
      description: 'Questions in their order.',
      resolve: ({ questions, data }) =>
        questions.map((question) => ({ ...question, values: [data?.[question.key] ?? []].flat() })),
    }),
  }),
});
