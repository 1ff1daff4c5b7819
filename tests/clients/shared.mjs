/** Operations shared by all clients. Results are sent to the test as one line of JSON on standard output. */

/** Gateway URL, member headers and a released document, passed by the test. */
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

const clipMutation = (field) => /* GraphQL */ `
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
export const CLIP = clipMutation('clip');
export const UNCLIP = clipMutation('unclip');

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

/** Fails validation. */
export const WRONG = '{ halls { nobody } }';

export function report(results) {
  process.stdout.write(`${JSON.stringify(results)}\n`);
}
