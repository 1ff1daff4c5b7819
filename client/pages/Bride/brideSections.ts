/* eslint-disable relay/must-colocate-fragment-spreads -- the page renders the sections */
import { graphql } from 'relay-runtime';
import type { BridePageQuery } from '../../__generated__/BridePageQuery.graphql.ts';
import type { brideSectionsReportQuery } from '../../__generated__/brideSectionsReportQuery.graphql.ts';
import type { brideSectionsAlbumsQuery } from '../../__generated__/brideSectionsAlbumsQuery.graphql.ts';
import type { brideSectionsMakersQuery } from '../../__generated__/brideSectionsMakersQuery.graphql.ts';
import type { brideSectionsHallQuery } from '../../__generated__/brideSectionsHallQuery.graphql.ts';
import type { brideSectionsSameHallQuery } from '../../__generated__/brideSectionsSameHallQuery.graphql.ts';
import { pageSections, section } from '../../router/sections.ts';

/** The sections of a bride's page. */
export default pageSections(({ bride }: { readonly bride?: { readonly id: string } | null }) => bride?.id, {
  report: section<BridePageQuery, brideSectionsReportQuery>({
    query: graphql`
      query brideSectionsReportQuery($id: ID!) {
        bride(by: { id: $id }) {
          ...BrideReport_bride
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  albums: section<BridePageQuery, brideSectionsAlbumsQuery>({
    query: graphql`
      query brideSectionsAlbumsQuery($id: ID!) {
        bride(by: { id: $id }) {
          ...BrideAlbums_bride
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  makers: section<BridePageQuery, brideSectionsMakersQuery>({
    query: graphql`
      query brideSectionsMakersQuery($id: ID!) {
        bride(by: { id: $id }) {
          ...BrideVendors_bride
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  hall: section<BridePageQuery, brideSectionsHallQuery>({
    query: graphql`
      query brideSectionsHallQuery($id: ID!) {
        bride(by: { id: $id }) {
          ...BrideHall_bride
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  'same-hall': section<BridePageQuery, brideSectionsSameHallQuery>({
    query: graphql`
      query brideSectionsSameHallQuery($id: ID!) {
        bride(by: { id: $id }) {
          ...BridesOfHall_bride
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
});
