/**
 * @generated SignedSource<<270995c45f5fcde2b0eb4f31d1f27791>>
 * @relayHash 9d7c17352433abdaef197cb250d996ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e59eb3096cde4bc0d868fe0ccca9509aae2dd7ce6f6bd22b81dcf9525cb1dc0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferralPageQuery } from './ReferralPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferralPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e59eb3096cde4bc0d868fe0ccca9509aae2dd7ce6f6bd22b81dcf9525cb1dc0e",
    "metadata": {},
    "name": "ReferralPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
