/**
 * @generated SignedSource<<a50627ab724081dccc27a80314455ef7>>
 * @relayHash c9c09fb73ac33f5e71798ad6f94d4044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afe0a74351e22081693784c3e8468bef310436a69459bbfc5913865977febb91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afe0a74351e22081693784c3e8468bef310436a69459bbfc5913865977febb91",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
