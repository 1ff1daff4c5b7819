/** The parent-and-child diagnosis of wedding wishes. Its id is a secret link. */
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { badUpstreamValue, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getDiagnosisAnswer, getDiagnosisThanks } from '#gateway/upstream/endpoints/diagnosis.ts';

import { FormChoice } from '../form/FormField.ts';
import { countHalls, getSearchProps } from '#gateway/upstream/endpoints/search.ts';
import { searchAddress, type SharedSearch, sharedSearch } from './hallSearch.ts';
import type { DiagnosisQuestionRow, Respondent } from './rules.ts';
import { type Standing, standingOf, textAnswers } from './standing.ts';

export type DiagnosisSource = Reply<typeof getDiagnosisAnswer>;

export const DiagnosisRespondent = restEnum<Respondent>('DiagnosisRespondent', 'One side of a diagnosis.', {
  child: 'The person who marries.',
  parent: 'Their parent.',
});

const DiagnosisStanding = restEnum<Standing>(
  'DiagnosisStanding',
  'How the answers of both sides to a question compare.',
  {
    agree: 'Both want the same.',
    wider:
      'One side wants more than the other, or one side alone has decided: to be found out how far it goes.',
    both_undecided: 'Neither side has decided or has a wish, as 未定, こだわらない and 特になし say.',
    talk: 'The sides want different things: something to talk about.',
    not_yet_asked: 'Not both sides have answered the diagnosis yet.',
  },
);

const DiagnosisChoiceAnswer = builder
  .objectRef<{ respondent: Respondent; value: string }>('DiagnosisChoiceAnswer')
  .implement({
    description: 'One value answered by one side.',
    fields: (t) => ({
      respondent: t.field({
        type: DiagnosisRespondent,
        nonNull: true,
        description: 'The side that answered.',
        resolve: ({ respondent }) => respondent,
      }),
      value: t.string({
        nonNull: true,
        description: 'Value of a choice; plain text written by the respondent for questions 5, 7 and 8.',
        resolve: ({ value }) => value,
      }),
    }),
  });

const DiagnosisTextAnswer = builder
  .objectRef<{ respondent: Respondent; text: string }>('DiagnosisTextAnswer')
  .implement({
    description: 'One choice of one side, as text.',
    fields: (t) => ({
      respondent: t.field({
        type: DiagnosisRespondent,
        nonNull: true,
        description: 'The side that answered.',
        resolve: ({ respondent }) => respondent,
      }),
      text: t.string({ nonNull: true, description: 'Text of the choice.', resolve: ({ text }) => text }),
    }),
  });

/** An invalid choice is left out; a question without any is no free text. */
function readableChoices(choices: DiagnosisQuestionRow['choices']): { value: string; label: string }[] {
  const readable = choices.flatMap(
    (choice) => readOptional(() => ({ value: choice.value, label: choice.text })) ?? [],
  );
  if (readable.length === 0 && choices.length > 0) throw badUpstreamValue('choice');
  return readable;
}

/** A question of a diagnosis. `isComplete` may throw, as its source may be invalid. */
interface QuestionSource {
  readonly row: DiagnosisQuestionRow;
  readonly isComplete: () => boolean;
}

const DiagnosisQuestion = builder.objectRef<QuestionSource>('DiagnosisQuestion').implement({
  description:
    'One of the twelve questions, with the answers of both sides. Nobody sees the answers of one side before the other has answered too.',
  fields: (t) => ({
    number: t.int({
      nonNull: true,
      description: 'Number of the question, 1 to 12.',
      resolve: ({ row }) => row.id,
    }),
    title: t.string({ description: 'The question.', resolve: ({ row }) => row.title }),
    choices: t.field({
      type: [FormChoice],
      description: 'Choices; empty for questions 5, 7 and 8, which are answered as free text.',
      resolve: ({ row }) => readableChoices(row.choices),
    }),
    maxChoices: t.int({
      nullable: true,
      description: 'Maximum number of choices per side; null for questions 5, 7 and 8.',
      resolve: ({ row }) => row.max_choices,
    }),
    maxLength: t.int({
      nullable: true,
      description: 'Maximum number of characters for questions 5, 7 and 8; null for the others.',
      resolve: ({ row }) => row.max_length,
    }),
    choiceAnswers: t.field({
      type: [DiagnosisChoiceAnswer],
      nullable: true,
      description:
        "Answered values, the child's before the parent's; null until both sides have answered the diagnosis.",
      resolve: ({ row, isComplete }) => (isComplete() ? row.choice_answers : null),
    }),
    textAnswers: t.field({
      type: [DiagnosisTextAnswer],
      nullable: true,
      description:
        'The answers as texts of their choices; null until both sides have answered, and always for the free-text questions 5, 7 and 8.',
      resolve: ({ row, isComplete }) => (isComplete() ? textAnswers(row) : null),
    }),
    standing: t.field({
      type: DiagnosisStanding,
      description: 'How the two answers compare.',
      resolve: ({ row, isComplete }) => (isComplete() ? standingOf(row) : 'not_yet_asked'),
    }),
  }),
});

const DiagnosisThanks = builder.objectRef<Reply<typeof getDiagnosisThanks>>('DiagnosisThanks').implement({
  description: 'Thank-you message for a side that has answered.',
  fields: (t) => ({
    message: t.string({ description: 'The message, plain text.', resolve: ({ message }) => message }),
  }),
});

const DiagnosisHallSearch = builder.objectRef<SharedSearch>('DiagnosisHallSearch').implement({
  description: 'A search for halls by what both sides want.',
  fields: (t) => ({
    conditions: t.stringList({
      description: 'Names of the conditions, e.g. `神前式`, `40名以上`.',
      resolve: ({ names }) => [...names],
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address of the hall search with these conditions.',
      resolve: ({ parameters }, _args, { site }) => site.url + searchAddress(parameters),
    }),
    hallCount: t.int({
      description: 'Number of halls that meet the conditions.',
      resolve: async ({ parameters }, _args, { rest }) => (await rest.get(countHalls, parameters)).count,
    }),
  }),
});

const isComplete = ({ answered_at: times }: DiagnosisSource): boolean =>
  times.child !== null && times.parent !== null;

export const ParentDiagnosis = builder.objectRef<DiagnosisSource>('ParentDiagnosis').implement({
  description:
    'A diagnosis of wedding wishes: the same twelve questions for parent and child. The id is a secret: everybody who knows it sees the answers of both sides, once both have answered. Never cache or log it.',
  fields: (t) => ({
    rawId: t.string({
      nonNull: true,
      description: 'Id used in the address `/diagnosis/{id}`.',
      resolve: ({ id }) => id,
    }),
    questions: t.field({
      type: [DiagnosisQuestion],
      description: 'The twelve questions; their answers are null until both sides have answered.',
      resolve: (diagnosis) =>
        diagnosis.questions.map((row) => ({ row, isComplete: () => isComplete(diagnosis) })),
    }),
    hallSearch: t.field({
      type: DiagnosisHallSearch,
      nullable: true,
      description:
        'A search for halls by what both sides want; null until both sides have answered, and where they share no wish that halls can be searched by.',
      resolve: async (diagnosis, _args, { rest }) => {
        if (!isComplete(diagnosis)) return null;
        const { hall_plan_tags: styles } = await rest.get(getSearchProps, {});
        return sharedSearch(diagnosis.questions, styles);
      },
    }),
    childAnsweredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "Time of the child's last answer; null if there is none.",
      resolve: ({ answered_at: times }) => times.child,
    }),
    parentAnsweredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "Time of the parent's last answer; null if there is none.",
      resolve: ({ answered_at: times }) => times.parent,
    }),
    thanks: t.field({
      type: DiagnosisThanks,
      description: 'Thank-you message for a side that has answered.',
      args: {
        respondent: t.arg({
          type: DiagnosisRespondent,
          required: true,
          description: 'The side that answered.',
        }),
      },
      resolve: ({ id }, { respondent }, { rest }) => rest.get(getDiagnosisThanks, { id, respondent }),
    }),
  }),
});

builder.queryField('parentDiagnosis', (t) =>
  t.field({
    type: ParentDiagnosis,
    nullable: true,
    secret: true,
    description:
      'A parent-and-child diagnosis; null for an unknown id. The id is a secret link: available by POST only, never cached or logged.',
    args: { id: t.arg.string({ required: true, description: 'Id from the address of the diagnosis.' }) },
    resolve: (_root, { id }, { rest }) => nullIfNotFound(rest.get(getDiagnosisAnswer, { id })),
  }),
);
