/**
 * @generated SignedSource<<2c0e6c37baf44f5e063e783d124efb12>>
 * @relayHash 2f16569854de41ab77d020f2fa287791
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b304295c41204630b021754533dcd9b252ca54857da3bc4035b093f39227fbfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b304295c41204630b021754533dcd9b252ca54857da3bc4035b093f39227fbfc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
