/**
 * @generated SignedSource<<c3f8e8a55f9f68ae422599de43f58e3d>>
 * @relayHash 688e11afdf54dc29afcd905c9e698db6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6c1dbdab900a5546cb945d0d76e1fb27d27ea7b01ea1d988b19c3fc9bad6ca1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6c1dbdab900a5546cb945d0d76e1fb27d27ea7b01ea1d988b19c3fc9bad6ca1",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
