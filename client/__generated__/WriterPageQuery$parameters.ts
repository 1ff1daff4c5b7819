/**
 * @generated SignedSource<<95fa68ebc660b50846cb4eec685c8d9b>>
 * @relayHash ec8e1744cd9024ece956fe2a769b8d8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12f5b3d2630f8bc010ae6ec57b874fca54bf121e7c179dd7628be35726174413

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriterPageQuery } from './WriterPageQuery.graphql';

const node: PreloadableConcreteRequest<WriterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12f5b3d2630f8bc010ae6ec57b874fca54bf121e7c179dd7628be35726174413",
    "metadata": {},
    "name": "WriterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
