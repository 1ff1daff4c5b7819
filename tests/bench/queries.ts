/** The two benchmark queries: the list of the search page and the hall page, each with the viewer's clip states. */

/** A query in the forms the candidates accept. */
export interface BenchQuery {
  /** Operation name; the floor identifies queries by it. */
  name: 'search' | 'hall';
  text: string;
  /** Variables of the n-th request; every n is a new cache key. `%d` creates a template. */
  variables: (n: number | '%d') => Record<string, unknown>;
  /** REST calls per request without shared caches. */
  calls: number;
}

/** The search page's list with `first` halls. */
export const searchQuery = (first: number): BenchQuery => ({
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
export const search = searchQuery(20);

/** The hall page. */
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

/** Without viewer fields, so that the response is cacheable for everyone. */
export const withoutViewerFields = (query: BenchQuery): BenchQuery => ({
  ...query,
  text: query.text.replaceAll('viewerHasClipped', ''),
});
