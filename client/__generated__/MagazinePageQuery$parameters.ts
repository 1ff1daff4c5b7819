/**
 * @generated SignedSource<<ff40aac0cf68b8fa9b97abc25e866a15>>
 * @relayHash 7569b346277dc3534a75265b5c83226e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b430612ffd850d953267e3752d47df7aa5612f5a86a76f2ae8ad2486362f1484

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b430612ffd850d953267e3752d47df7aa5612f5a86a76f2ae8ad2486362f1484",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
