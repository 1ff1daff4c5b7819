/**
 * @generated SignedSource<<816edefd9979da2bf6085b4756d9bd31>>
 * @relayHash 2b9577705c89a061f8d0d39a61040c1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9ac8e94ef42bd91e8e75343606812ee03f259a330c3f19e49880f295a695263

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9ac8e94ef42bd91e8e75343606812ee03f259a330c3f19e49880f295a695263",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
