/** The two queries of the bench: the search page's list and the hall page, each with clip states of a user. */

/** A query in the forms the peers take it. */
export interface BenchQuery {
  /** Its operation name; the floor knows queries by it. */
  name: 'search' | 'hall';
  text: string;
  /** Variables for the n-th request; every n is a key that nobody has asked for before. `%d` makes a template. */
  variables: (n: number | '%d') => Record<string, unknown>;
  /** REST calls that one request takes, when nothing is shared between requests. */
  calls: number;
}

/** What the search page lists, with so many halls. */
export const searchOf = (first: number): BenchQuery => ({
  name: 'search',
  text: /* GraphQL */ `
    query search($name: String!, $first: Int!) {
      halls(filter: { name: $name }, first: $first) {
        nodes {
          rawId
          name
          nameKana
          shortName
          slug
          areaSlug
          address
          access
          priceRange
          cost
          rating
          ratingCount
          clipCount
          capacityMin
          capacityMax
          location {
            latitude
            longitude
            areaSlug
          }
          viewerHasClipped
        }
      }
    }
  `,
  variables: (n) => ({ name: `h${n}`, first }),
  calls: 2,
});
export const search = searchOf(20);

/** What the hall page shows. */
export const hall: BenchQuery = {
  name: 'hall',
  text: /* GraphQL */ `
    query hall($id: String!) {
      hall(by: { rawId: $id }) {
        rawId
        name
        nameKana
        shortName
        slug
        areaSlug
        address
        access
        tel
        priceRange
        cost
        rating
        ratingCount
        clipCount
        capacityMin
        capacityMax
        isOfficial
        location {
          latitude
          longitude
          areaSlug
        }
        benefits {
          title
          amount
          conditions
          expiresOn
        }
        fairs(first: 4) {
          nodes {
            rawId
            name
            heldOn
            holdTimes
            price
            durationMinutes
          }
        }
        questionsAndAnswers {
          question
          type
        }
        nearbyHalls {
          rawId
          name
          address
          rating
          ratingCount
          cost
          viewerHasClipped
        }
      }
    }
  `,
  variables: (n) => ({ id: String(n) }),
  calls: 6,
};

export const queries = [search, hall];

/** A query without what depends on its reader: its answer may be kept and given to everyone. */
export const publicForm = (query: BenchQuery): BenchQuery => ({
  ...query,
  text: query.text.replaceAll('viewerHasClipped', ''),
});
