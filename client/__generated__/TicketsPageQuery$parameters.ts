/**
 * @generated SignedSource<<6a5ac9eef0a53eec7dbd6da30f0482a8>>
 * @relayHash 0ab9d816bf34b84171b8f78e6d723788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beda9f0e812233b14dcd6045ccc853fa3c7e84e74587d16526500ae31b0af857

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketsPageQuery } from './TicketsPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "beda9f0e812233b14dcd6045ccc853fa3c7e84e74587d16526500ae31b0af857",
    "metadata": {},
    "name": "TicketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
