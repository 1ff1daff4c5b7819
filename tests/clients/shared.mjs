/** What every client asks, and how its facts reach the test: one line of JSON on standard output. */

/** Address of the gateway, headers of a member, and a released document, as the test handed them over. */
export const { url, member, released } = JSON.parse(process.argv[2] ?? '{}');

export const HALLS = /* GraphQL */ `
  query Halls($after: String) {
    halls(filter: { place: { prefectureSlug: "tokyo" } }, first: 10, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

export const HALL = /* GraphQL */ `
  query Hall($rawId: String!) {
    hall(by: { rawId: $rawId }) {
      id
      clipCount
      viewerHasClipped
    }
  }
`;

/** Keeping or letting go of what can be kept. */
const keeping = (field) => /* GraphQL */ `
  mutation Keeping($id: ID!) {
    ${field}(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      userErrors {
        code
        message
      }
    }
  }
`;
export const CLIP = keeping('clip');
export const UNCLIP = keeping('unclip');

export const SLOW_PART = /* GraphQL */ `
  query HallFirst {
    hall(by: { rawId: "2" }) {
      id
      name
      ... @defer(label: "reviews") {
        reviews(first: 3) {
          totalCount
        }
      }
    }
  }
`;

export const CLIPS_LIVE = /* GraphQL */ `
  subscription ClipsLive {
    hallClipsChanged {
      id
      hallClipCount
    }
  }
`;

/** A query the schema refuses. */
export const WRONG = '{ halls { nobody } }';

/** Hands the facts to the test. */
export function tell(facts) {
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}
