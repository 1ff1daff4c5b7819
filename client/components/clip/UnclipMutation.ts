import { graphql } from 'react-relay/hooks.js';

/** Mirrors `ClipMutation`; Relay requires a module for each mutation name. */
export const unclipMutation = graphql`
  mutation UnclipMutation($id: ID!) {
    unclip(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      userErrors {
        message
        code
      }
    }
  }
`;
