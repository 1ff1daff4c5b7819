/**
 * @generated SignedSource<<c34b8d209d12b93bc1131a9041687114>>
 * @relayHash 94fd551d5821fceda88401820d26ac29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f713b245767d80207b720aaec4bc316e26dbdaa88508c065cc605817a711042f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaceStatsPageQuery } from './PlaceStatsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlaceStatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f713b245767d80207b720aaec4bc316e26dbdaa88508c065cc605817a711042f",
    "metadata": {},
    "name": "PlaceStatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
