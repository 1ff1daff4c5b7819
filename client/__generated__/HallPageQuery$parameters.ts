/**
 * @generated SignedSource<<8f75dbd2e451657db62e7b3fcae6b62e>>
 * @relayHash a30440a75384dd56aad02ceb058926ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0611bdcf16f910b05184e33b58c9f0c04436078356f58d811c864ce81b5a17c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0611bdcf16f910b05184e33b58c9f0c04436078356f58d811c864ce81b5a17c3",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
