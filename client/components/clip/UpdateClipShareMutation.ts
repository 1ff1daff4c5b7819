import { graphql } from 'react-relay/hooks.js';

/** Replaces the halls of a shared list, in the given order. */
export const updateClipShareMutation = graphql`
  mutation UpdateClipShareMutation($share: ID!, $ids: [ID!]!) {
    updateHallClipShare(input: { hallClipShareId: $share, hallClipIds: $ids }) {
      hallClipShare {
        id
        hash
      }
      userErrors {
        message
        code
        path
      }
    }
  }
`;
