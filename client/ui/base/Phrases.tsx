import { Fragment } from 'react';

/** Marks the end of a phrase. */
export const ZERO_WIDTH_SPACE = '\u{200B}';

type PhrasesProps = {
  /** Plain, or with its phrases marked by `marked`. */
  children: string;
};

/**
 * A title whose lines break between phrases (styles/base.css): each zero-width space becomes a `<wbr>`, which adds no
 * character to the text. The gateway marks the phrases, so browsers need no model of the language.
 */
export function Phrases({ children }: PhrasesProps) {
  return children.split(ZERO_WIDTH_SPACE).map((phrase, index) => (
    // Indexes are stable keys: phrases are never moved.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}

/** The plain text of a marked title. */
export const withoutMarks = (title: string): string => title.replaceAll(ZERO_WIDTH_SPACE, '');

/** The marked text of a title, or the plain one where that is not known or of another text. */
export function marked(text: string, withBreaks: string | null | undefined): string {
  return withBreaks != null && withoutMarks(withBreaks) === text ? withBreaks : text;
}
