/**
 * @generated SignedSource<<4772cbfa02706ffb13bf03d02f17848f>>
 * @relayHash f83433b3c4f57493ba279452a0e383db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03287426ecf4c4fd860f9b7884d627bfa6cbdecd8075f7f85806e489808a41be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridesPageQuery } from './BridesPageQuery.graphql';

const node: PreloadableConcreteRequest<BridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03287426ecf4c4fd860f9b7884d627bfa6cbdecd8075f7f85806e489808a41be",
    "metadata": {},
    "name": "BridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
