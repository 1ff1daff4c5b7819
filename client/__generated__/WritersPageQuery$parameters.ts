/**
 * @generated SignedSource<<7da6151cea6e28af826ddd049ef33fc5>>
 * @relayHash 62826d797bb14321420669168fe9ade5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3528cea11fa61132e205e8695d54664cf5de2f5a7eff8a4df5e8ddfccd804bc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WritersPageQuery } from './WritersPageQuery.graphql';

const node: PreloadableConcreteRequest<WritersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3528cea11fa61132e205e8695d54664cf5de2f5a7eff8a4df5e8ddfccd804bc0",
    "metadata": {},
    "name": "WritersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
