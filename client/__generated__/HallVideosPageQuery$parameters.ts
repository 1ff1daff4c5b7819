/**
 * @generated SignedSource<<58fb9a2e52898578d91884cfc2bc19fc>>
 * @relayHash 8171eb9ede420772199032011239d7fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4843122658ebbf697b3f3646cfeb1536791461fe07ede1f565087e1eb07ab762

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallVideosPageQuery } from './HallVideosPageQuery.graphql';

const node: PreloadableConcreteRequest<HallVideosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4843122658ebbf697b3f3646cfeb1536791461fe07ede1f565087e1eb07ab762",
    "metadata": {},
    "name": "HallVideosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
