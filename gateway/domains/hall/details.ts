/** Facts that hang on a hall by its id: each is a call of its own, starts together with the hall, and fails alone. */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import {
  countHallPlans,
  getHallPv,
  listHallBenefits,
  listHallCommentStats,
  listHallQuestions,
  listNearbyHalls,
} from '#gateway/upstream/endpoints/halls.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { htmlOf } from '../text/rules.ts';
import { Hall } from './Hall.ts';
import { commentGrid, type CommentStat } from './rules.ts';
import { hallOf } from './source.ts';

const HallCommentStat = builder.objectRef<CommentStat>('HallCommentStat').implement({
  description: 'Number of reports in one cell of the grid of guest counts and prices.',
  fields: (t) => ({
    rangeOfPeople: t.int({
      infallible: true,
      description: 'Upper end of the guest count: 40, 60, 80, 100; 101 means more than 100.',
      resolve: ({ range_of_people }) => range_of_people,
    }),
    rangeOfPrice: t.field({
      type: 'JPY',
      infallible: true,
      description: 'Upper end of the price: 1 to 4 million; 4,000,001 means more than 4,000,000.',
      resolve: ({ range_of_price }) => range_of_price,
    }),
    count: t.exposeInt('count', { infallible: true, description: 'Number of reports.' }),
  }),
});

const HallBenefit = builder
  .objectRef<Reply<typeof listHallBenefits>['benefits'][number]>('HallBenefit')
  .implement({
    description: 'A benefit for users of the product.',
    fields: (t) => ({
      rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
      title: t.string({ description: 'Title.', resolve: ({ title }) => title }),
      description: t.field({
        type: 'HTML',
        nullable: true,
        description: 'Description; null when there is none.',
        resolve: ({ description }, _args, context) => htmlOf(description, context),
      }),
      amount: t.field({
        type: 'JPY',
        nullable: true,
        description: 'Worth; null where it has no price.',
        resolve: ({ amount }) => amount,
      }),
      conditions: t.string({
        nullable: true,
        description: 'Conditions; plain text. Null when there are none.',
        resolve: ({ conditions }) => conditions,
      }),
      expiresOn: t.field({
        type: 'LocalDate',
        nullable: true,
        description: 'Last day; null when it does not end.',
        resolve: ({ expires_on }) => expires_on,
      }),
    }),
  });

const QuestionType = wordEnum('HallQuestionType', 'What a question about a hall is about.', {
  access: 'How to get there.',
  cost: 'Costs.',
  food: 'Food and drink.',
  dress: 'Dresses and outfits.',
  facility: 'Facilities.',
  bring_in: 'Bringing in things of your own.',
  schedule: 'Dates and times.',
  other: 'Anything else.',
});

const QuestionAndAnswer = builder
  .objectRef<Reply<typeof listHallQuestions>['question_and_answers'][number]>('QuestionAndAnswer')
  .implement({
    description: 'A question about a hall with its answer.',
    fields: (t) => ({
      rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
      question: t.string({ description: 'The question; plain text.', resolve: ({ question }) => question }),
      answer: t.field({
        type: 'HTML',
        nullable: true,
        description: 'The answer; null while nobody answered.',
        resolve: ({ answer }, _args, context) => htmlOf(answer, context),
      }),
      type: t.field({
        type: QuestionType,
        description: 'What the question is about.',
        resolve: ({ type }) => type,
      }),
      answeredAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it was answered; null while nobody answered.',
        resolve: ({ answered_at }) => answered_at,
      }),
    }),
  });

builder.objectFields(Hall, (t) => ({
  pageViewCount: t.int({
    startsWithParent: true,
    description: "Views of the hall's page (R55).",
    resolve: async ({ id }, _args, { reads }) => (await reads.get(getHallPv, { id })).pv,
  }),
  planCount: t.int({
    startsWithParent: true,
    description: 'Number of plans (R68).',
    resolve: async ({ id }, _args, { reads }) => (await reads.get(countHallPlans, { id })).count,
  }),
  commentStats: t.field({
    type: [HallCommentStat],
    startsWithParent: true,
    description:
      'Number of reports by guest count and price (R67): always all 25 cells, zeros where nobody reported.',
    resolve: async ({ id }, _args, { reads }) =>
      commentGrid((await reads.get(listHallCommentStats, { id })).comment_stats),
  }),
  benefits: t.field({
    type: [HallBenefit],
    startsWithParent: true,
    description: 'Benefits for users of the product (R56).',
    resolve: async ({ id }, _args, { reads }) => (await reads.get(listHallBenefits, { id })).benefits,
  }),
  questionsAndAnswers: t.field({
    type: [QuestionAndAnswer],
    startsWithParent: true,
    args: { type: t.arg({ type: QuestionType, description: 'Only this type.' }) },
    description: 'Questions and answers (R63).',
    resolve: async ({ id }, { type }, { reads }) =>
      (await reads.get(listHallQuestions, { id, ...(type && { type }) })).question_and_answers,
  }),
  nearbyHalls: t.field({
    type: [Hall],
    startsWithParent: true,
    description: 'Halls nearby (R60), with their summaries.',
    resolve: async ({ id }, _args, context) =>
      (await context.reads.get(listNearbyHalls, { id })).halls.map((hall) => hallOf(hall, context)),
  }),
}));
