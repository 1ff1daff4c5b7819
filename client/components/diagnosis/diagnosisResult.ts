import { graphql, readInlineData } from 'relay-runtime';
import type {
  diagnosisResult_diagnosis$data,
  diagnosisResult_diagnosis$key,
} from '../../__generated__/diagnosisResult_diagnosis.graphql.ts';
import { questionTopic, RESULT_SECTIONS, starterQuestion } from './resultSections.ts';
import { questionName } from './steps.ts';

type QuestionData = NonNullable<diagnosisResult_diagnosis$data['questions']>[number];

/** A question with the answers of both sides as texts. */
export interface ResultQuestion {
  readonly number: number;
  readonly title: string;
  readonly child: readonly string[];
  readonly parent: readonly string[];
}

export interface DiagnosisResult {
  /** Null while a side has not answered. */
  readonly childAnsweredAt: string | null;
  readonly parentAnsweredAt: string | null;
  /** Questions by section, in reading order; empty until both sides have answered. */
  readonly sections: readonly {
    readonly section: (typeof RESULT_SECTIONS)[number];
    readonly questions: readonly ResultQuestion[];
  }[];
}

/** Reads the result of a diagnosis. */
export function readResult(diagnosis: diagnosisResult_diagnosis$key): DiagnosisResult {
  const { childAnsweredAt, parentAnsweredAt, questions } = readInlineData(
    graphql`
      fragment diagnosisResult_diagnosis on ParentDiagnosis @inline {
        childAnsweredAt @catch(to: NULL)
        parentAnsweredAt @catch(to: NULL)
        questions {
          number
          title @catch(to: NULL)
          standing @catch(to: NULL)
          choiceAnswers @catch(to: NULL) {
            respondent
            value
          }
          textAnswers @catch(to: NULL) {
            respondent
            text
          }
        }
      }
    `,
    diagnosis,
  );
  const sections = RESULT_SECTIONS.map((section) => ({
    section,
    questions: (questions ?? [])
      .filter(({ standing }) => standing === section.standing)
      .map((question) => ({
        number: question.number,
        title: question.title ?? questionName(question.number),
        child: answersOf(question, 'CHILD'),
        parent: answersOf(question, 'PARENT'),
      })),
  }));
  return {
    childAnsweredAt: childAnsweredAt ?? null,
    parentAnsweredAt: parentAnsweredAt ?? null,
    sections: sections.some(({ questions: own }) => own.length > 0) ? sections : [],
  };
}

/** The answers of one side as texts. */
function answersOf({ choiceAnswers, textAnswers }: QuestionData, side: 'CHILD' | 'PARENT'): string[] {
  if (textAnswers) return textAnswers.filter(({ respondent }) => respondent === side).map(({ text }) => text);
  return (choiceAnswers ?? []).filter(({ respondent }) => respondent === side).map(({ value }) => value);
}

/** Conversation starters on the leaflet. */
const STARTER_COUNT = 3;

/**
 * Contents of the leaflet of the family meeting: the points agreed on, and three conversation starters, first of questions
 * with different answers.
 */
export function leafletContents({ sections }: DiagnosisResult) {
  const of = (agreement: string) =>
    sections.find(({ section }) => section.agreement === agreement)?.questions ?? [];
  const toTalkAbout = [...of('talk'), ...of('wider'), ...of('undecided'), ...of('agree')];
  return {
    points: of('agree').map(({ number, child }) => ({
      topic: questionTopic(number),
      text: child.join('、'),
    })),
    starters: toTalkAbout.slice(0, STARTER_COUNT).map(({ number }) => starterQuestion(number)),
  };
}
