/**
 * @generated SignedSource<<d6bb43cf285ec27f5adcf661310d7919>>
 * @relayHash 643ec592e607f5494338c0cc1fd9907c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bada112927b7011f4f2cd5cb306c17e670b71e7292b7f166a89e2b9df727da8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallBridesPageQuery } from './HallBridesPageQuery.graphql';

const node: PreloadableConcreteRequest<HallBridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bada112927b7011f4f2cd5cb306c17e670b71e7292b7f166a89e2b9df727da8c",
    "metadata": {},
    "name": "HallBridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
