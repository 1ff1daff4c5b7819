/**
 * @generated SignedSource<<6123ed1354024401f89cc0f9506a0cf5>>
 * @relayHash 23a14301a4a3e6a360d0110f7151085b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 816259711ec94f7f4e6012ca29db9dbda23d45173859a977a53c33542acfad97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridesPageQuery } from './BridesPageQuery.graphql';

const node: PreloadableConcreteRequest<BridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "816259711ec94f7f4e6012ca29db9dbda23d45173859a977a53c33542acfad97",
    "metadata": {},
    "name": "BridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
