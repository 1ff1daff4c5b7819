/**
 * @generated SignedSource<<46484ed42bdc481c65c55fc1b653e4ee>>
 * @relayHash 8d7f775944a31515e3d846c32e6c5705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f01532475dd8d0be541a225605cfca2f8f00a2ea5237e0447fc3fca41e04556

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridesPageQuery } from './BridesPageQuery.graphql';

const node: PreloadableConcreteRequest<BridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f01532475dd8d0be541a225605cfca2f8f00a2ea5237e0447fc3fca41e04556",
    "metadata": {},
    "name": "BridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
