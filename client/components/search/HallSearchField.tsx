import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { HallSearchFieldQuery } from '../../__generated__/HallSearchFieldQuery.graphql.ts';
import { SearchField, type SearchFieldProps } from '../../ui/search/SearchField.tsx';
import { SuggestionList } from '../../ui/search/SuggestionList.tsx';
import { useHydrated } from '../../whenIdle.ts';
import { suggestionKind, suggestionPath } from './searchSuggestions.ts';

/** Debounce (ms). */
const DEBOUNCE_MS = 120;

type Suggestion = NonNullable<HallSearchFieldQuery['response']['suggestions']>[number];

/**
 * The search box for halls: suggests places, conditions and hall names while the visitor types. Without script, or
 * without a chosen suggestion, the form submits the words.
 */
export function HallSearchField({
  hrefFor = suggestionPath,
  ...field
}: Pick<SearchFieldProps, 'defaultValue' | 'showLabel'> & {
  /** The page of a suggestion. */
  hrefFor?: (suggestion: Suggestion) => string;
}) {
  const environment = useRelayEnvironment();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const cancel = useRef(() => {});
  const isReady = useHydrated();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  useEffect(() => () => cancel.current(), []);

  const close = () => {
    cancel.current();
    setSuggestions([]);
    setActive(-1);
  };
  const complete = (text: string) => {
    cancel.current();
    if (text.trim() === '') return close();
    const timer = setTimeout(() => {
      const subscription = fetchQuery<HallSearchFieldQuery>(
        environment,
        graphql`
          query HallSearchFieldQuery($text: String!) {
            suggestions: hallSearchSuggestions(text: $text) {
              kind
              value
              label
              detail
            }
          }
        `,
        { text: text.slice(0, MAX_TEXT_LENGTH) },
      ).subscribe({
        next(data) {
          setSuggestions(data.suggestions ?? []);
          setActive(-1);
        },
        // Without suggestions the words can still be submitted.
        error: close,
      });
      cancel.current = () => subscription.unsubscribe();
    }, DEBOUNCE_MS);
    cancel.current = () => clearTimeout(timer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || suggestions.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const count = suggestions.length + 1;
      setActive((index) => ((index + 1 + step + count) % count) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      list.current?.querySelectorAll('a')[active]?.click();
      close();
    }
  };
  const isOpen = suggestions.length > 0;
  return (
    <SearchField
      {...field}
      name="name"
      label="会場・エリア・条件で探す"
      placeholder="例：表参道 ホテル"
      input={
        isReady
          ? {
              role: 'combobox',
              autoComplete: 'off',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': listId,
              'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
              onChange: (event) => complete(event.currentTarget.value),
              onKeyDown,
              onBlur: close,
            }
          : undefined
      }
    >
      <SuggestionList
        ref={list}
        id={listId}
        active={active}
        suggestions={suggestions.map((suggestion) => ({
          label: suggestion.label,
          detail: suggestion.detail ?? null,
          kind: suggestionKind(suggestion.kind),
          href: hrefFor(suggestion),
        }))}
        onChoose={close}
      />
    </SearchField>
  );
}

/** Limit of the API. */
const MAX_TEXT_LENGTH = 200;
