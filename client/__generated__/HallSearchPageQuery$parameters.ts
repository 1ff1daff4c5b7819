/**
 * @generated SignedSource<<b761eb73020dbb7b7d89de2359ad08de>>
 * @relayHash bf674da08159b4e04caa95f5b29addab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd2eb79aaca84f3c4fa9371e9844a47c3e5e5017b95204b592fa9071fc173d2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd2eb79aaca84f3c4fa9371e9844a47c3e5e5017b95204b592fa9071fc173d2b",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
