/**
 * @generated SignedSource<<0bb7595ccd14f3bae910ebc2894d87a9>>
 * @relayHash 607b4a79853a16806e002eb642168fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65bb24174691e412b2420e8a28770451de4d7227105fa17d1e52b5a18c02d326

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65bb24174691e412b2420e8a28770451de4d7227105fa17d1e52b5a18c02d326",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
