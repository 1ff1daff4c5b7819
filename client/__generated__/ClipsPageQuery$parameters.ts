/**
 * @generated SignedSource<<b69e496b3231c0c4003ba9b5fe8b7ba9>>
 * @relayHash 4a7a36866633eef233ed4b6d60c0aede
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f67a3ac65e193dc074d69471d286763058419a75c37338fa30adf6a4226b7d1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f67a3ac65e193dc074d69471d286763058419a75c37338fa30adf6a4226b7d1a",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
