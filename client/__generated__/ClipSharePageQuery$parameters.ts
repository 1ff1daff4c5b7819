/**
 * @generated SignedSource<<8d455d136a5ca5b56a1d79f1c77eece7>>
 * @relayHash a735442d3ccdd49eae993e3f80864a37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fe8734cf5965bdeebdc8cb02170122f86dd21bb359eb9be6de9b10a67b56f62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipSharePageQuery } from './ClipSharePageQuery.graphql';

const node: PreloadableConcreteRequest<ClipSharePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fe8734cf5965bdeebdc8cb02170122f86dd21bb359eb9be6de9b10a67b56f62",
    "metadata": {},
    "name": "ClipSharePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
