/** Articles of a writer, from the index of authors. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { FoundList, type PageWindow, pageWindow } from '#gateway/schema/kit/paging.ts';
import { MAX_ARTICLES } from '#gateway/upstream/articleIndex.ts';
import type { AuthorIndexState } from '#gateway/upstream/authorIndex.ts';
import { isComplete } from '#gateway/upstream/backgroundIndex.ts';

import { Writer } from '../writer/Writer.ts';
import { Article } from './Article.ts';
import { type ArticleSource, toArticle } from './source.ts';

const PAGE_SIZE = 20;

class WriterArticles extends FoundList<AuthorIndexState['entries'][number], ArticleSource> {
  readonly state: AuthorIndexState;

  constructor(window: PageWindow, writer: string, state: AuthorIndexState) {
    const found = state.entries.filter(({ value }) => value === writer);
    super(window, found, ({ item }) => toArticle(item.post));
    this.state = state;
  }
}

const { Connection } = connection<ArticleSource, ArticleSource, WriterArticles>('WriterArticle', Article, {
  items: 'articles of a writer',
  hasTotal: true,
});

const AuthorIndexProgress = builder.objectRef<AuthorIndexState>('AuthorIndexProgress').implement({
  description: `How much of the index of authors is read. It holds the newest articles of the magazine, at most ${MAX_ARTICLES}. The gateway reads it in the background and begins with the first request.`,
  fields: (t) => ({
    readArticleCount: t.int({
      nonNull: true,
      description: 'Articles whose author is known.',
      resolve: ({ entries }) => entries.length,
    }),
    unreadableArticleCount: t.int({
      nonNull: true,
      description:
        'Articles that cannot be read at the moment, or whose author cannot. They are tried again every hour. When `readArticleCount` and this reach `articleCount`, the gateway has tried all: say that some may be missing.',
      resolve: ({ unreadableCount }) => unreadableCount,
    }),
    articleCount: t.int({
      nonNull: true,
      description: 'All articles of the index; 0 until they are known.',
      resolve: ({ itemCount }) => itemCount,
    }),
    isComplete: t.boolean({
      nonNull: true,
      description: 'Whether all have been read: until then, say that more may follow.',
      resolve: isComplete,
    }),
  }),
});

builder.objectField(Connection, 'index', (t) =>
  t.field({
    type: AuthorIndexProgress,
    nonNull: true,
    description: 'How much of the index is read.',
    resolve: ({ state }) => state,
  }),
);

builder.objectField(Writer, 'articles', (t) =>
  t.field({
    type: Connection,
    args: numberedArgs(PAGE_SIZE),
    description: `Articles of the writer, newest first, 20 per page by default. Only those among the newest ${MAX_ARTICLES} of the magazine, from an index that may be an hour old. Makes no REST call.`,
    resolve: ({ id }, args, { authorIndex }) =>
      new WriterArticles(pageWindow(args, PAGE_SIZE), id, authorIndex.get()),
  }),
);
