/**
 * @generated SignedSource<<a627d01afe7f16e147fb36a4ec003997>>
 * @relayHash cbb659fa2d41068317675ed0ac66e378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a4310a445a36e54934a5651496de473605f8b5768a2721497e455225dc4b99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03a4310a445a36e54934a5651496de473605f8b5768a2721497e455225dc4b99",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
