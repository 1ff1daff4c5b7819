/**
 * @generated SignedSource<<43a63e9476e30a6be4eadf87b263f7d7>>
 * @relayHash e94565c05cd475fd58eda0fffc3e72a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3820076b98dd60f556adefa9e8ee26fd84853c2d7aa3b89510c714fab6204495

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3820076b98dd60f556adefa9e8ee26fd84853c2d7aa3b89510c714fab6204495",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
